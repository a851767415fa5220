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
