import { expect, test } from "vitest";
import { hasPackages } from "./setup.mjs";

const bun = { version: "1.0.0" };
const wanted = {
  packages: {
    "": { version: "0.1.0" },
    "node_modules/bun": bun,
    "node_modules/bun-for-windows": { version: "1.0.0", optional: true },
  },
};

test.each([
  ["all of them, without what is for other platforms", { "node_modules/bun": bun }, true],
  ["another version", { "node_modules/bun": { version: "0.9.0" } }, false],
  ["none", {}, false],
])("the packages of the lock file: %s", (_, packages, isComplete) => {
  expect(hasPackages({ packages }, wanted)).toBe(isComplete);
});
