import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { askPromtool, findProblems } from "./find-problems.ts";

test("what is in deploy/ follows its schemas, and names settings, metrics and alarms that there are", () => {
  expect(findProblems()).toEqual([]);
});

test.each([
  ["compose.yaml", "restart: unless-stopped", "restarts: always", "compose.yaml: "],
  ["compose.yaml", "DEMO:", "DEMOS:", "there is no setting DEMOS"],
  ["kubernetes.yaml", "replicas: 2", "replicas: two", "kubernetes.yaml, Deployment: "],
  [
    "kubernetes.yaml",
    "persistentVolumeClaim: { claimName: cluck-backups }",
    "emptyDir: {}",
    "no volume",
  ],
  ["kubernetes.yaml", "BACKUP_DIR: /backups", "BACKUPS: '1'", "backups in /data/backups"],
  ["kubernetes.yaml", "name: cluck-backups\n", "name: cluck-copies\n", "no volume"],
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

const ofPrometheus = await askPromtool();

test.runIf(ofPrometheus)("Prometheus' own tool has nothing against rules and metrics", () => {
  expect(ofPrometheus).toEqual([]);
});
