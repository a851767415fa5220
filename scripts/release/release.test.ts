import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { knownMigrations } from "#server/database/migrate.ts";
import { dateChangelog, requireLater } from "./release.ts";

test.each([
  ["0.1.1", "0.1.0"],
  ["0.10.0", "0.9.9"],
  ["1.0.0", "0.9.9"],
])("%s comes after %s", (version, current) => {
  expect(() => requireLater(version, current)).not.toThrow();
});

test.each([
  ["0.1.0", "0.1.0"],
  ["0.9.9", "0.10.0"],
  ["1.0", "0.1.0"],
  ["", "0.1.0"],
  ["v1.0.0", "0.1.0"],
])("%s does not come after %s", (version, current) => {
  expect(() => requireLater(version, current)).toThrow();
});

const changelog =
  "# Changelog\n\n## Unreleased\n\n- Sandwiches.\n\n## 0.1.0 (2026-01-05)\n\n- Eggs.\n";

test("the changes get the version's heading, and nothing else is different", () => {
  expect(dateChangelog(changelog, "0.2.0", "2026-02-03")).toBe(
    "# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-02-03)\n\n- Sandwiches.\n\n## 0.1.0 (2026-01-05)\n\n- Eggs.\n",
  );
});

test("a release without changes, or without a place for them, is refused", () => {
  const released = dateChangelog(changelog, "0.2.0", "2026-02-03");
  expect(() => dateChangelog(released, "0.3.0", "2026-03-04")).toThrow("nothing");
  expect(() => dateChangelog("# Changelog\n", "0.3.0", "2026-03-04")).toThrow("heading");
});

test("of every version in the changelog it is known which migration was its newest", () => {
  const versions = readFileSync("CHANGELOG.md", "utf8").matchAll(/^## (\d\S*) \(/gm);
  const releases = JSON.parse(readFileSync("scripts/release/releases.json", "utf8"));
  expect(Object.keys(releases)).toEqual([...versions].map(([, version]) => version).reverse());
  expect(knownMigrations()).toEqual(expect.arrayContaining(Object.values(releases)));
});
