// npm run dev: the product with hot reload of the browser's code and of the server's.
import { checkNode, fail, installDependencies } from "./setup.mjs";

try {
  checkNode();
  await installDependencies();
  const { register } = await import("tsx/esm/api");
  register();
  await import("./dev-server.ts");
} catch (error) {
  fail(error);
}
