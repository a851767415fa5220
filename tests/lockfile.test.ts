import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";

interface Locked {
  dev?: boolean;
  license?: string;
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

const freeLicences = [
  ...["MIT", "MIT-0", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0"],
  ...["CC0-1.0", "Unlicense", "OFL-1.1", "BlueOak-1.0.0"],
];
/** libvips stays a library of its own, which anybody can replace: that is what its licence asks for. */
const mayBeLgpl = (path: string) => path.startsWith("node_modules/@img/sharp-");

it("runs on nothing but what anybody may use, change and pass on", () => {
  const others = Object.entries(packages).filter(([path, { dev, license = "none" }]) => {
    const allowed = mayBeLgpl(path) ? [...freeLicences, "LGPL-3.0-or-later"] : freeLicences;
    return path && !dev && !license.split(" AND ").every((part) => allowed.includes(part));
  });
  expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});
