import type { IconNode } from "lucide";
import { type ComponentProps, createElement } from "react";

/** Draws an icon, which screen readers pass over. The style sheet has the look of all icons. */
export function Icon({ node, ...props }: ComponentProps<"svg"> & { readonly node: IconNode }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden {...props}>
      {node.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
