import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";

interface Locked {
  license?: string;
  resolved?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
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

/** What the build puts into the product are devDependencies like the tools, so the source tells them apart. */
async function namedInSource(): Promise<string[]> {
  const files = await readdir("src", { recursive: true, withFileTypes: true });
  const texts = await Promise.all(
    files
      .filter(({ name }) => /(?<!\.test)\.(tsx?|css)$/.test(name))
      .map(({ parentPath, name }) => readFile(join(parentPath, name), "utf8")),
  );
  const source = texts.join("\n");
  return Object.keys(packages[""]?.devDependencies ?? {}).filter((name) =>
    source.includes(`"${name}`),
  );
}

/** The path of a package as another one finds it: in its own folder first, then further up. */
function findFrom(path: string, name: string): string {
  const candidate = `${path && `${path}/`}node_modules/${name}`;
  if (packages[candidate] || path === "") return candidate;
  return findFrom(path.slice(0, Math.max(0, path.lastIndexOf("/node_modules/"))), name);
}

it("is made of nothing but what anybody may use, change and pass on", async () => {
  const names = [...Object.keys(packages[""]?.dependencies ?? {}), ...(await namedInSource())];
  const paths = new Set(names.map((name) => findFrom("", name)));
  for (const path of paths) {
    const { dependencies, optionalDependencies } = packages[path] ?? {};
    const needed = Object.keys({ ...dependencies, ...optionalDependencies });
    for (const name of needed) paths.add(findFrom(path, name));
  }
  expect([...paths]).toContain("node_modules/react-dom");
  const others = [...paths].filter((path) => {
    const { license = "none" } = packages[path] ?? {};
    const allowed = mayBeLgpl(path) ? [...freeLicences, "LGPL-3.0-or-later"] : freeLicences;
    return !license.split(" AND ").every((part) => allowed.includes(part));
  });
  expect(others.map((path) => `${path}: ${packages[path]?.license}`)).toEqual([]);
});
