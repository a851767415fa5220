import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { createLogger } from "./logger.ts";

function logged(log: (logger: ReturnType<typeof createLogger>) => void) {
  const lines: string[] = [];
  log(createLogger("info", (line) => lines.push(line)));
  return lines;
}

test("writes one JSON object per line, from its level on", () => {
  const lines = logged((logger) => {
    logger.debug("quiet");
    logger.info("hello", { status: 200 });
  });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    level: "info",
    message: "hello",
    status: 200,
  });
});

test("an error keeps its cause and its frames, but no query parameter", () => {
  const cause = new Error("duplicate key");
  const error = new Error("Failed query: insert\nparams: secret-hash,\nmore", { cause });
  const [line = ""] = logged((logger) => logger.error("failed", { error }));
  expect(line).not.toContain("secret-hash");
  expect(JSON.parse(line).error).toMatchObject({
    message: "Failed query: insert",
    stack: expect.stringContaining("logger.test.ts"),
    cause: { message: "duplicate key" },
  });
});

test("an error that quotes addresses is logged without their query strings", () => {
  const message =
    'cannot open "http://x@h/explore?secret=tok" or https://h/a?token=1,2 for /api/users?q=me';
  const [line = ""] = logged((logger) => logger.error("failed", { error: new Error(message) }));
  expect(JSON.parse(line).error.message).toBe(
    'cannot open "http://x@h/explore" or https://h/a for /api/users',
  );
});

test("what a program prints, warns of and does not catch becomes lines of the log", () => {
  const script = `
    import { logWhatIsPrinted } from "./src/server/logger.ts";
    logWhatIsPrinted();
    console.log("ready on %s", "a port");
    console.error("lost", new Error("the lock"));
    process.emitWarning("it is old", "DeprecationWarning");
    setTimeout(() => Promise.reject(new Error("the end")), 10);
  `;
  const node = ["--import", "tsx", "--input-type=module", "--eval", script];
  const { stdout, stderr, status } = spawnSync(process.execPath, node, { encoding: "utf8" });
  const lines = stdout.trim().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: "info", message: "ready on a port" },
    { level: "error", message: "lost", error: { message: "the lock" } },
    { level: "warn", message: "it is old", error: { name: "DeprecationWarning" } },
    { level: "error", error: { message: "the end" } },
  ]);
  expect([stderr, status]).toEqual(["", 1]);
});
