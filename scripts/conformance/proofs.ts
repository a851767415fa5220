import ts from "typescript";
import { idPattern } from "./statements.ts";

/** A test with the statements that it proves. */
export interface Proof {
  ids: string[];
  /** By id, where only one row of a parameterised test proves the statement: a text that is in the row's title. */
  rows: Record<string, string>;
  file: string;
  /** Its describes and itself. An ellipsis stands for what a parameterised test puts there. */
  titles: string[];
  firstLine: number;
  lastLine: number;
}

interface ProofsInFile {
  proofs: Proof[];
  problems: string[];
}

interface ProofComment {
  ids: string[];
  rows: Record<string, string>;
  firstLine: number;
  lastLine: number;
}

/** `// proves: id, id (row)` stands on the line above a test. It goes on for another line after a comma. */
export function findProofs(file: string, text: string): ProofsInFile {
  const comments = findComments(text);
  if (comments.length === 0) return { proofs: [], problems: [] };
  const tests = findTests(file, text);
  const proofs: Proof[] = [];
  const problems: string[] = [];
  for (const { ids, rows, firstLine, lastLine } of comments) {
    const test = tests.find((candidate) => candidate.firstLine === lastLine + 1);
    const wrongIds = ids.filter((id, index) => !idPattern.test(id) || ids.indexOf(id) !== index);
    if (test) proofs.push({ ids, rows, file, ...test });
    else problems.push(`${file}:${firstLine}: the proof does not stand directly above a test`);
    for (const id of wrongIds) problems.push(`${file}:${firstLine}: "${id}" is no id, or twice`);
  }
  return { proofs, problems };
}

function findComments(text: string): ProofComment[] {
  const comments: ProofComment[] = [];
  let open: ProofComment | null = null;
  for (const [index, line] of text.split("\n").entries()) {
    const pattern: RegExp = open ? /^\s*\/\/(.*)$/ : /^\s*\/\/ proves:(.*)$/;
    const list = pattern.exec(line)?.[1]?.trim();
    if (list === undefined) {
      open = null;
      continue;
    }
    if (!open) {
      open = { ids: [], rows: {}, firstLine: index + 1, lastLine: index + 1 };
      comments.push(open);
    }
    for (const claim of list.replace(/,$/, "").split(/,\s*/)) {
      const [, id = claim, row] = /^(\S+) \(([^()]+)\)$/.exec(claim) ?? [];
      open.ids.push(id);
      if (row) open.rows[id] = row;
    }
    open.lastLine = index + 1;
    if (!list.endsWith(",")) open = null;
  }
  return comments;
}

type FoundTest = Pick<Proof, "titles" | "firstLine" | "lastLine">;

function findTests(file: string, text: string): FoundTest[] {
  const tests: FoundTest[] = [];
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  const lineAt = (position: number) => tree.getLineAndCharacterOfPosition(position).line + 1;
  const visit = (node: ts.Node, describes: string[]): void => {
    const call = ts.isCallExpression(node) ? readCall(node) : null;
    if (call?.kind === "test") {
      const firstLine = lineAt(node.getStart(tree));
      tests.push({ titles: [...describes, call.title], firstLine, lastLine: lineAt(node.end) });
    } else {
      const inside = call?.kind === "describe" ? [...describes, call.title] : describes;
      ts.forEachChild(node, (child) => visit(child, inside));
    }
  };
  visit(tree, []);
  return tests;
}

/** A call of `test`, `it` or `describe`, also as `test.each(…)(…)`, `test.runIf(…)(…)` and Playwright's `test.describe`. */
function readCall(node: ts.CallExpression): { kind: "test" | "describe"; title: string } | null {
  const name = readName(node.expression);
  const [title] = node.arguments;
  if (!title || !/^(?:test|it|describe)(?:\.(?:each|for|runIf|skipIf|describe))*$/.test(name))
    return null;
  const kind = name.includes("describe") ? "describe" : "test";
  if (ts.isStringLiteralLike(title)) {
    const isParameterised = /\.(?:each|for)\b/.test(name);
    return {
      kind,
      title: readTitle(isParameterised ? withoutPlaceholders(title.text) : title.text),
    };
  }
  if (!ts.isTemplateExpression(title)) return null;
  const parts = [title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)];
  return { kind, title: readTitle(parts.join("…")) };
}

/** `test.each` of `test.each(rows)`, which is what `test.each(rows)("title", …)` calls. */
function readName(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return `${readName(node.expression)}.${node.name.text}`;
  if (ts.isCallExpression(node)) return readName(node.expression);
  return ts.isTaggedTemplateExpression(node) ? readName(node.tag) : "";
}

const withoutPlaceholders = (title: string) => title.replaceAll(/%[sdifjoc#$]|\$[\w.]+/g, "…");

/** On which screens a browser test runs is no part of its title. */
const readTitle = (title: string) => title.replaceAll(/ @\w+/g, "");
