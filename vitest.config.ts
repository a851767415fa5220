import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

const databaseTests = "{src,tests,scripts}/**/*.db.test.ts";
/** They start, kill and restart whole processes, for minutes: `npm run drill`. */
const drills = "tests/drills/*.drill.test.ts";
const domTests = "src/client/**/*.dom.test.tsx";

// Threads compile PGlite once for all of them.
const pool = "threads";

/** On a busy machine a test of two seconds has taken forty. */
const patience = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
};

/** Tests of HTTP, image bytes and other people's websites, whose SQL other tests run on both engines. */
const withoutOwnSql = [
  "src/server/http/http-base.db.test.ts",
  "src/server/features/importer/{import.events,import.model,import.routes,menu-picture}.db.test.ts",
  "src/server/features/uploads/bad-uploads.db.test.ts",
  "tests/{foreign-images,hostile-input,permissions,raw-http}.db.test.ts",
];

// One engine per project, the same files but those. The files of a worker share its databases.
const databaseProject = (name: "embedded" | "server") => ({
  // Hundreds of tests log in, and a real hash is slow on purpose; passwords.test.ts (unit) tries the real one.
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
    // Many tests wait, and one worker for each core would leave a fifth of the cores idle.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        test: {
          name: "unit",
          pool,
          include: ["src/**/*.test.{ts,tsx}", "tests/*.test.ts", "scripts/**/*.test.ts"],
          exclude: [databaseTests, domTests, drills],
          // A fresh process for each of these small files would cost more than the tests in it.
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
          // All of them load the whole client; this way once for each worker.
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
          // Each begins with a copy of this engine's database, or starts a server of its own.
          globalSetup: ["./tests/support/embedded-engine.setup.ts"],
          fileParallelism: false,
          ...patience,
          testTimeout: 600_000,
        },
      },
    ],
  },
});
