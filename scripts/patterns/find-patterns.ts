import ts from "typescript";

export interface Pattern {
  file: string;
  line: number;
  source: string;
  flags: string;
}

/** Where a pattern is put together, which only running it shows. */
export interface Construction {
  file: string;
  line: number;
  lastLine: number;
}

export interface PatternsInFile {
  file: string;
  literals: Pattern[];
  constructions: Construction[];
  /** Reasons beside patterns that may be slow, by the line that they speak of. */
  reasons: Map<number, string>;
}

export function patternsIn(file: string, text: string): PatternsInFile {
  const literals: Pattern[] = [];
  const constructions: Construction[] = [];
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  const lineAt = (position: number) => tree.getLineAndCharacterOfPosition(position).line + 1;
  const visit = (node: ts.Node): void => {
    const line = lineAt(node.pos < 0 ? 0 : node.getStart(tree));
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      const [source, flags] = [node.text.slice(1, end), node.text.slice(end + 1)];
      literals.push({ file, line, source, flags });
    }
    const isMade = ts.isNewExpression(node) || ts.isCallExpression(node);
    if (isMade && ts.isIdentifier(node.expression) && node.expression.text === "RegExp") {
      constructions.push({ file, line, lastLine: lineAt(node.end) });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return { file, literals, constructions, reasons: reasonsIn(text) };
}

/** `// slow pattern: the reason` stands on the line above. */
function reasonsIn(text: string): Map<number, string> {
  const reasons = new Map<number, string>();
  text.split("\n").forEach((line, index) => {
    const [, reason] = line.split("// slow pattern: ");
    if (reason?.trim()) reasons.set(index + 2, reason.trim());
  });
  return reasons;
}
