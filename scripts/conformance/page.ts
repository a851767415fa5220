import type { Proof } from "./proofs.ts";
import type { Section, Statement } from "./statements.ts";

const introduction = `<!-- Written by npm run conformance. Edit docs/statements.md, or the "proves" comment of a test. -->

# What Cluck does, and what holds it to that

One row per statement that can be true or false. Beside it stand the tests that fail when it breaks, as
\`file › describe › test\`; an ellipsis stands for what a parameterised test puts there, and what follows in brackets is
in the title of the one row that counts. Where Cluck is meant to be otherwise than it was first described, the row names
the decision.

The statements come from [statements.md](statements.md). A test says in a comment which of them it proves. \`npm test\`
fails when a statement has neither a test nor a decision, and when one of these tests did not run.
`;

/** docs/conformance.md. */
export function renderPage(sections: Section[], proofs: Proof[]): string {
  const namesById = nameTests(proofs);
  const parts = sections.map(({ title, statements }) => {
    const rows = statements.map((statement) => renderRow(statement, namesById.get(statement.id)));
    return `## ${title}\n\n| id | statement | proof |\n|---|---|---|\n${rows.join("")}`;
  });
  return [introduction, ...parts].join("\n");
}

/** Two tests may have one name, as the halves of a long table of cases do. */
function nameTests(proofs: Proof[]): Map<string, Set<string>> {
  const namesById = new Map<string, Set<string>>();
  for (const { ids, rows, file, titles } of proofs) {
    for (const id of ids) {
      const names = namesById.get(id) ?? new Set();
      const row = rows[id] ? ` (${rows[id]})` : "";
      namesById.set(id, names.add(quote([file, ...titles].join(" › ") + row)));
    }
  }
  return namesById;
}

function renderRow({ id, text, decisions }: Statement, names: Set<string> = new Set()): string {
  const proof = [...names, ...decisions.map(({ markdown }) => markdown)].join(", ");
  return `| ${id} | ${escapeBars(text)} | ${escapeBars(proof)} |\n`;
}

/** Two backticks around a name that has one. */
const quote = (name: string) => (name.includes("`") ? `\`\` ${name} \`\`` : `\`${name}\``);

const escapeBars = (text: string) => text.replaceAll("|", "\\|");
