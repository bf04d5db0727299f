import { ViewLink } from "../src/app/links";
import { Checker } from "../src/checker/Checker";

/** The check as the frame draws it. */
export const checker = <Checker Link={ViewLink} />;
