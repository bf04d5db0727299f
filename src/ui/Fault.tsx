import type { ComponentProps } from "react";

/** Says what is wrong, also to a screen reader. */
export const Fault = (props: ComponentProps<"p">) => <p role="alert" className="fault" {...props} />;
