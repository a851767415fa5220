/** A row of docs/conformance.md: something that is true of the product, and what holds it to that. */
export interface Statement {
  line: number;
  text: string;
  tests: TestName[];
  /** Numbers of pages in docs/decisions that say why it is otherwise here. */
  decisions: string[];
}

export interface TestName {
  file: string;
  name: string;
}

/** Every row of every table: the statement, then `file › describe › test` in backticks or decisions/NNN. */
export function readStatements(markdown: string): Statement[] {
  return markdown.split("\n").flatMap((row, index) => {
    const [, text = "", proof = ""] = /^\|(.+?)\|(.+)\|\s*$/.exec(row) ?? [];
    const isHeading = text.trim() === "" || text.trim() === "statement" || /^[\s:|-]+$/.test(row);
    if (isHeading) return [];
    const tests = [...proof.matchAll(/`([^`]+)`/g)].map(([, quoted = ""]) => readTestName(quoted));
    const decisions = [...proof.matchAll(/\(decisions\/(\d{3})/g)].map(([, number = ""]) => number);
    return [{ line: index + 1, text: text.trim(), tests, decisions }];
  });
}

function readTestName(quoted: string): TestName {
  const [file = "", ...names] = quoted.split(" › ");
  return { file, name: names.join(" › ") };
}
