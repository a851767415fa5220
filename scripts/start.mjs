// npm start: sets up whatever is missing, then serves the product.
import { build, checkNode, fail, installDependencies } from "./setup.mjs";

try {
  checkNode();
  await installDependencies();
  await build();
  process.env.NODE_ENV ??= "production";
  await import("../dist/server/main.js");
} catch (error) {
  fail(error);
}
