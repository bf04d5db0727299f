import type { ReactNode } from "react";

export function FaultText({ children }: { readonly children: ReactNode }) {
  return (
    <p role="alert" className="fault">
      {children}
    </p>
  );
}
