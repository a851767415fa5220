import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findProblems } from "./find-problems.ts";

test("what is in deploy/ follows its schemas, and names settings, metrics and alarms that there are", () => {
  expect(findProblems()).toEqual([]);
});

test.each([
  ["compose.yaml", "restart: unless-stopped", "restarts: always", "compose.yaml: "],
  ["compose.yaml", "DEMO:", "DEMOS:", "there is no setting DEMOS"],
  ["kubernetes.yaml", "replicas: 2", "replicas: two", "kubernetes.yaml, Deployment: "],
  [
    "alerts.yaml",
    "cluck_migrations_pending",
    "cluck_migrations",
    "there is no metric cluck_migrations",
  ],
  ["alerts.yaml", "CluckDown", "CluckUp", "docs/operations.md says nothing of CluckUp"],
])("a fault of %s is noticed: %s", (file, before, after, problem) => {
  const read = (name: string) => {
    const text = readFileSync(`deploy/${name}`, "utf8");
    return name === file ? text.replace(before, after) : text;
  };
  expect(findProblems(read)).toEqual([expect.stringContaining(problem)]);
});
