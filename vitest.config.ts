import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

const databaseTests = "{src,tests,scripts}/**/*.db.test.ts";
/** They start whole processes, kill them and wait, for minutes: `npm run drill`, and CI. */
const drills = "tests/drills/*.drill.test.ts";
const domTests = "src/client/**/*.dom.test.tsx";

// Threads compile PGlite once for all of them.
const pool = "threads";

/** On a machine that others use too, a test that takes two seconds alone has taken forty. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000 };

/** About HTTP, bytes and other people's websites: they meet no statement that other tests do not try on both engines. */
const withoutOwnSql = [
  "src/server/http/http-base.db.test.ts",
  "src/server/features/importer/{import.events,import.model,import.routes,menu-picture}.db.test.ts",
  "src/server/features/uploads/bad-uploads.db.test.ts",
  "tests/{foreign-images,hostile-input,permissions,published-upload-client}.db.test.ts",
];

// One engine per project, the same files but those. Test files share their worker, which keeps its databases.
const databaseProject = (name: "embedded" | "server") => ({
  // Hundreds of tests log in, and few are about passwords: passwords.test.ts (unit) proves what a real one costs.
  resolve: { alias: { "@node-rs/argon2": resolve("tests/support/quick-argon2.ts") } },
  test: {
    name,
    pool,
    include: [databaseTests],
    exclude: name === "server" ? withoutOwnSql : [],
    globalSetup: [`./tests/support/${name}-engine.setup.ts`],
    isolate: false,
    ...patience,
  },
});

export default defineConfig({
  test: {
    // Many tests wait for something: with one worker for each core a fifth of the cores is idle.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        test: {
          name: "unit",
          pool,
          include: ["src/**/*.test.{ts,tsx}", "tests/*.test.ts", "scripts/**/*.test.ts"],
          exclude: [databaseTests, domTests, drills],
          // A process for each of these small files would cost more than most of the tests in them.
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: "dom",
          pool,
          include: [domTests],
          environment: "happy-dom",
          setupFiles: ["./tests/dom/setup.ts"],
          // All of them load the whole client: once for each worker.
          isolate: false,
          ...patience,
        },
      },
      databaseProject("embedded"),
      databaseProject("server"),
      {
        test: {
          name: "drills",
          pool,
          include: [drills],
          // What they kill begins with a copy of this engine's database, or on a server of their own.
          globalSetup: ["./tests/support/embedded-engine.setup.ts"],
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
