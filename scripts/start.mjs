// npm start: sets up whatever is missing, then serves the product. package.json says `exec` because npm sends signals to
// the shell, which would not pass them on; what follows it is for Windows, whose shell has no `exec`.
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
