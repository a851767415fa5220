/** A mistake that somebody could make, and the tests that have to notice it. */
export interface Fault {
  title: string;
  file: string;
  /** Occurs exactly once in the file. */
  find: string;
  replace: string;
  /** Of the part that the fault is in: Vitest's `*.test.ts` and `*.db.test.ts`, Playwright's `*.spec.ts`. */
  tests: string[];
  /** Where only a real server shows it: a lock, a plan. The embedded database is the faster one. */
  engine?: "server";
}

/** "broken" is a fault that kept the tests from running: it shows nothing about them. */
export interface Outcome {
  is: "noticed" | "unnoticed" | "broken";
  /** The first test that failed. */
  by?: string;
  /** What it said, so that a reader sees whether it noticed the fault or fell over something else. */
  because?: string;
}
