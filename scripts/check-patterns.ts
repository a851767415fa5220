// npm run check -- patterns: no regular expression of src/ may take time that grows faster than its text.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { analyse } from "scslre";
import ts from "typescript";

const files = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((name) => join("src", name))
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.gen\.ts$/.test(name));

for (const file of files) {
  for (const { line, source, flags } of patternsIn(file, readFileSync(file, "utf8"))) {
    const isAnchored = flags.includes("y");
    const slow = analyse({ source, flags }).reports.some(
      ({ type }) => !(isAnchored && type === "Move"),
    );
    if (!slow) continue;
    console.error(`${file}:${line}  slow pattern: /${source}/${flags}`);
    process.exitCode = 1;
  }
}

function patternsIn(file: string, text: string) {
  // Parsing takes most of the time, and most files have no slash where a pattern could begin.
  if (!/[^\s\w.)\]"'`/*<]\s*\/(?![/*>])|\breturn \//.test(text)) return [];
  const patterns: { line: number; source: string; flags: string }[] = [];
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
      patterns.push({ line, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return patterns;
}
