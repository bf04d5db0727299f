export { default as flag } from "flags/FR.svg";
