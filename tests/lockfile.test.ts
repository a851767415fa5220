import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";

interface Locked {
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

const { packages }: { packages: Record<string, Locked> } = JSON.parse(
  await readFile("package-lock.json", "utf8"),
);

it("names no download address", () => {
  expect(Object.keys(packages).filter((path) => packages[path]?.resolved)).toEqual([]);
});

it("holds the binaries of every platform, not only of the one it was written on", () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});
