// npm run release -- 0.2.0: writes the version, the changelog's heading with today's date, and which migration is the newest
// of this version: from there tests/upgrade.db.test.ts tries the migrations to come. Nothing else: reading the changes,
// committing and tagging stay with a person.
import { readFileSync, writeFileSync } from "node:fs";
import { knownMigrations } from "#server/database/migrate.ts";
import { exitOnFailure } from "#server/process-lifecycle.ts";
import { dateChangelog, requireLater } from "./release/release.ts";

const releasesFile = "scripts/release/releases.json";

async function main(): Promise<void> {
  const [version = ""] = process.argv.slice(2);
  const today = new Date().toISOString().slice(0, 10);
  const [manifest, lock] = ["package.json", "package-lock.json"].map(readJson);
  requireLater(version, manifest.version);
  const changelog = dateChangelog(readFileSync("CHANGELOG.md", "utf8"), version, today);
  writeJson("package.json", { ...manifest, version });
  lock.packages[""].version = version;
  writeJson("package-lock.json", { ...lock, version });
  writeFileSync("CHANGELOG.md", changelog);
  const newest = knownMigrations().at(-1);
  writeJson(releasesFile, { ...readJson(releasesFile), [version]: newest });
  console.log(
    `Version ${version} of ${today} is in package.json, package-lock.json and CHANGELOG.md, and ends with migration ${newest}.`,
  );
}

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));
const writeJson = (file: string, content: unknown) =>
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);

exitOnFailure(main());
