const versionPattern = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})$/;

export function requireLater(version: string, current: string): void {
  const [next, now] = [version, current].map((text) =>
    versionPattern.exec(text)?.slice(1).map(Number),
  );
  if (!next) throw new Error("Say which version: npm run release -- 1.2.3");
  const changed = next.findIndex((number, at) => number !== now?.[at]);
  if (changed < 0 || (next[changed] ?? 0) < (now?.[changed] ?? 0))
    throw new Error(`Version ${version} does not come after ${current}.`);
}

/** What was unreleased belongs to the version; the next changes have a place above it. */
export function dateChangelog(changelog: string, version: string, date: string): string {
  const heading = "## Unreleased\n";
  const [before = "", after, ...more] = changelog.split(heading);
  if (after === undefined || more.length > 0)
    throw new Error("CHANGELOG.md needs one heading that says Unreleased.");
  const [changes = ""] = after.split(/^## /m);
  if (changes.trim() === "") throw new Error("CHANGELOG.md has nothing that is unreleased.");
  return `${before}${heading}\n## ${version} (${date})\n${after}`;
}
