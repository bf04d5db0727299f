export { default as flag } from "flags/BR.svg";
