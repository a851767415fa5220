import type { KnownTest } from "./known-tests.ts";
import type { Statement, TestName } from "./statements.ts";

interface Evidence {
  tests: KnownTest[];
  /** The numbers of the pages in docs/decisions. */
  decisions: string[];
  /** Whether a test has to have run; else it is enough that it exists. */
  mustHaveRun: boolean;
}

/** What is said and not held, one line each. */
export function findGaps(statements: Statement[], evidence: Evidence): string[] {
  return statements.flatMap(({ line, text, tests, decisions }) => {
    const gaps = [
      ...tests.map((test) => gapOf(test, evidence)),
      ...decisions.map((number) => !evidence.decisions.includes(number) && `no decision ${number}`),
    ].filter((gap) => gap !== false);
    if (tests.length + decisions.length === 0) gaps.push("names no test");
    return gaps.map((gap) => `line ${line}: ${text}: ${gap}`);
  });
}

function gapOf({ file, name }: TestName, { tests, mustHaveRun }: Evidence) {
  const pattern = patternOf(name);
  const meant = tests.filter((test) => test.file === file && pattern.test(test.name));
  if (meant.length === 0) return `no test ${file} › ${name}`;
  return mustHaveRun && !meant.some(({ ran }) => ran) && `did not run: ${file} › ${name}`;
}

/** An ellipsis stands for whatever a parameterised test puts there. */
function patternOf(name: string): RegExp {
  const literal = name.split("…").map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  return new RegExp(`^${literal.join(".*")}$`, "s");
}
