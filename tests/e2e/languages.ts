export { languages as LANGUAGES } from "../../src/languages/languages";
