import { defineConfig } from "vitest/config";

/** For `npm run mutate`: the unit tests, without those that measure time: a mutant may be slower. */
export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}", "tests/*.test.ts"],
    exclude: ["**/*.db.test.ts", "**/*.dom.test.tsx"],
    testTimeout: 20_000,
  },
});
