// tsx scripts/write-empty-cluster.ts FOLDER: a program of its own, so that it runs beside the build.
import "#tests/support/short-lived-engine.ts";
import { mkdirSync } from "node:fs";
import { writeEmptyCluster } from "#server/database/empty-cluster.ts";
import { exitOnFailure } from "#server/process-lifecycle.ts";

const folder = process.argv[2] ?? "dist";
mkdirSync(folder, { recursive: true });
exitOnFailure(writeEmptyCluster(folder));
