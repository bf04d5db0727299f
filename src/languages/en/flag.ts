export { default as flag } from "flags/GB.svg";
