import type { Proof } from "./proofs.ts";
import type { ReportedTest } from "./reported-tests.ts";
import type { Statement } from "./statements.ts";

interface Evidence {
  proofs: Proof[];
  /** Whether docs/ has such a file. */
  hasPage: (file: string) => boolean;
  /** What the tools say about the tests, where they have run. */
  reported: ReportedTest[] | null;
}

/** What is said and not proved, and what is proved and not said, one line each. */
export function findGaps(
  statements: Statement[],
  { proofs, hasPage, reported }: Evidence,
): string[] {
  const gaps: string[] = [];
  const ids = new Set<string>();
  const provedIds = new Set(proofs.flatMap((proof) => proof.ids));
  for (const { id, text, decisions } of statements) {
    const place = `docs/statements.md: ${id}`;
    if (ids.has(id)) gaps.push(`${place} is the id of two statements`);
    ids.add(id);
    if (!provedIds.has(id) && decisions.length === 0)
      gaps.push(`${place} has neither a test nor a decision: ${text}`);
    for (const { file } of decisions)
      if (!hasPage(file)) gaps.push(`${place} names docs/${file}, which does not exist`);
  }
  for (const proof of proofs) {
    const place = `${proof.file}:${proof.firstLine}: ${proof.titles.join(" › ")}`;
    for (const id of proof.ids)
      if (!ids.has(id)) gaps.push(`${place}: docs/statements.md has no ${id}`);
    if (!reported || (isDrill(proof) && !reported.some(isDrill))) continue;
    const ran = findRuns(proof, reported);
    if (ran.length === 0) gaps.push(`${place}: did not run`);
    for (const [id, row] of Object.entries(proof.rows))
      if (!ran.some(({ title }) => title.includes(row)))
        gaps.push(`${place}: no row of it that ran has "${row}" in its title, for ${id}`);
  }
  return gaps;
}

/** They run apart, and count where they ran. */
const isDrill = ({ file }: { file: string }) => file.startsWith("tests/drills/");

/** By line, since a parameterised test has many names. */
function findRuns({ file, firstLine, lastLine }: Proof, reported: ReportedTest[]): ReportedTest[] {
  return reported.filter(
    (test) => test.ran && test.file === file && test.line >= firstLine && test.line <= lastLine,
  );
}
