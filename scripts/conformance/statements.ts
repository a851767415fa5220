/** One line of docs/statements.md: something that is true of the product. */
export interface Statement {
  id: string;
  text: string;
  /** Links to the pages that say why Cluck is otherwise here than it was first described. */
  decisions: DecisionLink[];
}

export interface DecisionLink {
  markdown: string;
  /** As seen from docs/. */
  file: string;
}

export interface Section {
  title: string;
  statements: Statement[];
}

interface Statements {
  sections: Section[];
  problems: string[];
}

export const idPattern = /^[a-z]+(?:-[a-z]+)*-\d+$/;

const decisionPattern = / \((\[decision \d+\]\((decisions\/[\w-]+\.md)\))\)/g;

/** A section is a `##` heading, a statement is `- id: text`, with `([decision 4](decisions/…))` at its end or not. */
export function readStatements(markdown: string): Statements {
  const sections: Section[] = [];
  const problems: string[] = [];
  for (const [index, line] of markdown.split("\n").entries()) {
    const [, title] = /^## (.+)$/.exec(line) ?? [];
    if (title) sections.push({ title, statements: [] });
    else if (sections.length > 0 && line.trim() !== "") {
      const statement = readStatement(line);
      if (statement) sections.at(-1)?.statements.push(statement);
      else problems.push(`line ${index + 1} is not "- id: statement": ${line}`);
    }
  }
  return { sections, problems };
}

function readStatement(line: string): Statement | null {
  const [, id = "", text = ""] = /^- ([\w-]+): (.+)$/.exec(line) ?? [];
  if (!idPattern.test(id)) return null;
  const decisions = [...text.matchAll(decisionPattern)].map(([, markdown = "", file = ""]) => ({
    markdown,
    file,
  }));
  return { id, text: text.replaceAll(decisionPattern, ""), decisions };
}
