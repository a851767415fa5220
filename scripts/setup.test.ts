import { spawn } from "node:child_process";
import { once } from "node:events";
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

test("a step ends with the command that began it", async () => {
  const waiting = "console.log(process.pid); setInterval(() => {}, 1000)";
  const program = `import { runStep } from "./scripts/setup.mjs";
    await runStep("Waiting", process.execPath, ["-e", ${JSON.stringify(waiting)}]).catch(() => {});`;
  const command = spawn(process.execPath, ["--input-type=module", "-e", program]);
  const ended = once(command, "exit");
  let output = "";
  for await (const text of command.stdout.setEncoding("utf8")) {
    output += text;
    if (/^\d+$/m.test(output)) break;
  }
  const step = Number(/^\d+$/m.exec(output)?.[0]);
  command.kill("SIGTERM");
  await ended;
  expect(() => process.kill(step, 0)).toThrow("ESRCH");
});
