import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const { forbidden } = createRequire(import.meta.url)("../.dependency-cruiser.cjs");

/** For every rule: two files of which the first imports the second and must not. */
const trespasses: Record<string, [from: string, to: string]> = {
  "contract-is-pure": ["src/contract/a.ts", "src/server/http/b.ts"],
  "client-not-server": ["src/client/lib/a.ts", "src/server/config.ts"],
  "server-not-client": ["src/server/ssr/a.ts", "src/client/router.ts"],
  "reader-knows-nobody": ["src/reader/menu/a.ts", "src/contract/hours/b.ts"],
  "reader-for-the-importer-alone": ["src/server/features/uploads/a.ts", "src/reader/readings.ts"],
  "drawings-know-names-alone": ["src/drawings/a.ts", "src/server/config.ts"],
  "client-lib-is-lowest": ["src/client/lib/a.ts", "src/client/ui/button.ts"],
  "client-ui-knows-no-product": ["src/client/ui/a.ts", "src/client/features/home/b.ts"],
  "client-features-not-routes": ["src/client/features/home/a.ts", "src/client/routes/index.ts"],
  "server-base-knows-no-feature": ["src/server/http/a.ts", "src/server/features/site/b.ts"],
  "database-is-lowest": ["src/server/database/a.ts", "src/server/http/b.ts"],
  "memory-stands-alone": ["src/server/memory/a.ts", "src/server/database/b.ts"],
  "jobs-before-telemetry": ["src/server/jobs/a.ts", "src/server/telemetry/b.ts"],
  "telemetry-before-http": ["src/server/telemetry/a.ts", "src/server/http/b.ts"],
  "domain-without-sql": ["src/server/domain/a.ts", "src/server/database/schema/b.ts"],
  "rules-know-no-http": ["src/server/features/site/a.service.ts", "src/server/http/b.ts"],
  "other-features-by-their-service": [
    "src/server/features/reviews/a.ts",
    "src/server/features/sandwiches/sandwiches.repository.ts",
  ],
  "gamification-calls-nobody": [
    "src/server/features/gamification/a.ts",
    "src/server/features/reviews/reviews.service.ts",
  ],
  "tests-stay-outside": ["src/server/a.ts", "tests/support/b.ts"],
};

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "cluck-imports-"));
});

afterEach(() => rm(folder, { recursive: true }));

describe("import directions", () => {
  it.each(Object.entries(trespasses))("%s bites", async (rule, [from, to]) => {
    await writeModule(from, [to]);
    await writeModule(to, []);
    expect(await violations()).toContain(rule);
  });

  it.each(["src/client/lib/a.ts", "src/contract/a.ts"])(
    "%s never imports the reader",
    async (file) => {
      await writeModule(file, ["src/reader/readings.ts"]);
      await writeModule("src/reader/readings.ts", []);
      expect(await violations()).toContain("reader-for-the-importer-alone");
    },
  );

  it.each(["src/server/config.ts", "src/client/router.ts"])(
    "the reader never imports %s",
    async (file) => {
      await writeModule("src/reader/readings.ts", [file]);
      await writeModule(file, []);
      expect(await violations()).toContain("reader-knows-nobody");
    },
  );

  it("no-circles bites", async () => {
    await writeModule("src/server/a.ts", ["src/server/b.ts"]);
    await writeModule("src/server/b.ts", ["src/server/a.ts"]);
    expect(await violations()).toContain("no-circles");
  });

  it("no-feature-circles bites where no two files form a circle", async () => {
    const feature = (name: string) => `src/server/features/${name}`;
    await writeModule(feature("x/a.service.ts"), [feature("y/a.service.ts")]);
    await writeModule(feature("y/a.service.ts"), []);
    await writeModule(feature("y/b.service.ts"), [feature("x/b.service.ts")]);
    await writeModule(feature("x/b.service.ts"), []);
    expect(await violations()).toEqual(["no-feature-circles", "no-feature-circles"]);
  });

  it("resolvable bites", async () => {
    await writeModule("src/server/a.ts", ["src/server/missing.ts"]);
    expect(await violations()).toContain("resolvable");
  });

  it("lets the intended directions pass", async () => {
    await writeModule("src/contract/c.ts", []);
    await writeModule("src/client/lib/l.ts", ["src/contract/c.ts"]);
    await writeModule("src/client/ui/u.ts", ["src/client/lib/l.ts"]);
    await writeModule("src/client/features/home/f.ts", ["src/client/ui/u.ts"]);
    await writeModule("src/client/routes/index.ts", ["src/client/features/home/f.ts"]);
    await writeModule("src/reader/readings.ts", []);
    await writeModule("src/server/features/importer/a.service.ts", ["src/reader/readings.ts"]);
    await writeModule("src/server/features/x/x.service.ts", ["src/contract/c.ts"]);
    await writeModule("src/server/features/y/y.service.ts", ["src/server/features/x/x.service.ts"]);
    expect(await violations()).toEqual([]);
  });
});

async function writeModule(path: string, imports: string[]) {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  const up = "../".repeat(path.split("/").length - 1);
  const lines = imports.map((target) => `import "${up}${target}";`);
  await writeFile(file, `${lines.join("\n")}\nexport {};\n`);
}

async function violations(): Promise<string[]> {
  const { output } = await cruise(["src"], {
    baseDir: folder,
    ruleSet: { forbidden },
    validate: true,
    tsPreCompilationDeps: true,
  });
  return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name);
}
