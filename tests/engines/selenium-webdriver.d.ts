/** Node wants the file's whole name, which the package's types do not have. */
declare module "selenium-webdriver/remote/index.js" {
  export { DriverService } from "selenium-webdriver/remote";
}
