import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Fault } from "./fault.types.ts";

const leftBehind = new Set([".git", "node_modules", "dist", "data", "test-results"]);

/** The tree as it is, in a folder of its own: a run that is broken off leaves no fault behind. */
export function copyTree() {
  const root = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), "cluck-faults-"));
  const left = new Set([...leftBehind].map((name) => resolve(root, name)));
  cpSync(root, folder, { recursive: true, filter: (path) => !left.has(resolve(path)) });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");

  return {
    folder,
    /** What `work` gives when it is done with the fault in place. */
    withFault<Result>({ file, find, replace }: Fault, work: () => Result): Result {
      const path = join(folder, file);
      const source = readFileSync(path, "utf8");
      writeFileSync(
        path,
        source.replace(find, () => replace),
      );
      try {
        return work();
      } finally {
        writeFileSync(path, source);
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
