import { expect, test } from "vitest";
import { readWebsiteCorpus } from "#tests/corpus/website-corpus.ts";
import { scoreWebsites } from "#tests/corpus/website-eval.ts";
import { websiteFields } from "#tests/corpus/website-score.ts";
import "#tests/support/bundled-reader.ts";

test("the corpus is as large as it says, and a third of it is held out", () => {
  const sites = readWebsiteCorpus().filter(({ layout }) => layout === "");
  expect(sites.length).toBeGreaterThanOrEqual(40);
  const first = sites.filter(({ expected }) => !expected.seen);
  const heldOut = first.filter(({ part }) => part === "heldOut");
  expect(heldOut.length).toBeGreaterThanOrEqual(first.length / 4);
});

// proves: imports-27
test("websites are read as people read them, also those that nobody tuned for", {
  timeout: 400_000,
}, async () => {
  const scores = await scoreWebsites(["tuned", "heldOut", "lookedAt"]);
  for (const part of ["tuned", "heldOut"]) {
    const score = scores.get(part);
    expect(score?.share("weeks"), part).toBe(1);
    for (const field of websiteFields) {
      expect(score?.share(field), `${part}: ${field}`).toBeGreaterThanOrEqual(0.9);
    }
  }
  for (const field of ["name", "address"] as const) {
    expect(scores.get("lookedAt")?.share(field), field).toBeGreaterThanOrEqual(0.99);
  }
  expect(scores.get("lookedAt")?.share("weeks")).toBeGreaterThanOrEqual(0.995);
  expect(scores.get("lookedAt / data in scripts")?.share("weeks")).toBe(1);
  expect(scores.get("lookedAt")?.share("phone")).toBe(1);
  expect(scores.get("lookedAt")?.share("unreadable")).toBe(1);
});
