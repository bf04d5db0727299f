import { type ComponentProps, createElement } from "react";

interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: object])[];
}

/**
 * Makes the component of an icon. build/sharedConfig.ts puts it in the place of lucide-react's own function, which has a
 * choice of looks. Here they have one, and the style sheet has it once for all.
 */
// oxlint-disable-next-line import/no-default-export -- the package imports it so
export default function createIcon({ node }: IconData) {
  const parts = node.map(([tag, attributes]) => createElement(tag, attributes));
  return (props: ComponentProps<"svg">) => createElement("svg", { viewBox: "0 0 24 24", ...props }, parts);
}
