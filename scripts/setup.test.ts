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
  expect(hasPackages(JSON.stringify({ packages }), wanted)).toBe(isComplete);
});

test.each(["", '{"packages": {"node_mod', "null", "{}"])("a damaged note of them: %j", (note) => {
  expect(hasPackages(note, wanted)).toBe(false);
});

test.each(["SIGTERM", "SIGINT"] as const)(
  "at %s a step ends with the command that began it, and no other one begins",
  async (signal) => {
    const waiting = "console.log(process.pid); setInterval(() => {}, 1000)";
    const program = `import { runStep } from "./scripts/setup.mjs";
    const step = (title, text) => runStep(title, process.execPath, ["-e", text]).catch(() => {});
    await step("Waiting", ${JSON.stringify(waiting)});
    console.log("went on");`;
    const command = spawn(process.execPath, ["--input-type=module", "-e", program]);
    const ended = once(command, "exit");
    let output = "";
    let step = 0;
    for await (const text of command.stdout.setEncoding("utf8")) {
      output += text;
      const found = /^\d+$/m.exec(output);
      if (!found || step > 0) continue;
      step = Number(found[0]);
      command.kill(signal);
    }
    expect(await ended).toEqual([null, signal]);
    expect(output).not.toContain("went on");
    expect(() => process.kill(step, 0)).toThrow("ESRCH");
  },
);
