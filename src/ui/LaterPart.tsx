import { type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";

interface LaterPartProps {
  /** What is shown until the part is loaded, and where it cannot be. */
  readonly instead?: ReactNode;
  /** A part that is loaded lazily. */
  readonly children: ReactNode;
}

/** Shows a part that is loaded when it is wanted. Without it the page goes on; the reason goes to the console. */
export function LaterPart({ instead = null, children }: LaterPartProps) {
  return (
    <ErrorBoundary fallback={instead} onError={(error) => console.error(error)}>
      <Suspense fallback={instead}>{children}</Suspense>
    </ErrorBoundary>
  );
}
