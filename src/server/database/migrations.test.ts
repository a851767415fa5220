import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const migrations = fileURLToPath(new URL("./migrations", import.meta.url));
const schema = fileURLToPath(new URL("./schema/schema.ts", import.meta.url));

test("the migrations lead to exactly the schema of the code", () => {
  // drizzle-kit takes the folder for one below the current one, wherever it lies.
  const copy = mkdtempSync("node_modules/.migrations-");
  onTestFinished(() => rmSync(copy, { recursive: true }));
  cpSync(migrations, copy, { recursive: true });

  const command = ["node_modules/drizzle-kit/bin.cjs", "generate", "--dialect=postgresql"];
  const output = execFileSync(
    process.execPath,
    [...command, `--schema=${relative(process.cwd(), schema)}`, `--out=${copy}`],
    { encoding: "utf8", stdio: "pipe" },
  );

  expect(output).toContain("No schema changes");
  expect(readdirSync(copy)).toEqual(readdirSync(migrations));
});
