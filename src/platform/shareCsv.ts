/** Chromium shares no JSON: https://developer.mozilla.org/docs/Web/API/Navigator/share#shareable_file_types */
const toData = (name: string, text: string) => ({ files: [new File([text], name, { type: "text/csv" })] });

/** Tells whether the browser can hand a CSV file to other apps and devices. */
export function canShareCsv(): boolean {
  return "canShare" in navigator && navigator.canShare(toData("a.csv", ""));
}

/** Hands a CSV file to what the person chooses. It is called on a press, before anything is awaited. It never rejects. */
export async function shareCsv(name: string, text: string): Promise<"shared" | "cancelled" | "failed"> {
  return navigator.share(toData(name, text)).then(
    () => "shared",
    (error: unknown) => (error instanceof DOMException && error.name === "AbortError" ? "cancelled" : "failed"),
  );
}
