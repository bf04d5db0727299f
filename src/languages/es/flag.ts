export { default as flag } from "flags/ES.svg";
