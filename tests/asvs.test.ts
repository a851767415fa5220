import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sources = ["src", "scripts", "tests"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
);

test("every file that shows a requirement is there, and its name says which one it is", () => {
  const page = readFileSync("docs/asvs.md", "utf8");
  const named = new Set([...page.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, name = ""]) => name));
  const unclear = [...named].filter(
    (name) =>
      sources.filter((source) => source.endsWith(`/${name}`) || source === name).length !== 1,
  );
  expect(unclear).toEqual([]);
});
