// npm run check:patterns: whether a regular expression of src/ takes time that grows faster than its text. One that
// has to is allowed by a line above it: // slow pattern: the reason
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type Pattern, patternsIn } from "./patterns/find-patterns.ts";
import { whySlow } from "./patterns/slow-pattern.ts";

const files = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((name) => join("src", name))
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.gen\.ts$/.test(name));
const texts = files.map((file) => ({ file, text: readFileSync(file, "utf8") }));
const found = texts.filter(mayHavePatterns).map(({ file, text }) => patternsIn(file, text));
const constructions = found.flatMap((inFile) => inFile.constructions);
const made = await patternsMadeBy([...new Set(constructions.map(({ file }) => file))]);
const reasons = new Map(found.map((inFile) => [inFile.file, inFile.reasons]));

/** Parsing takes most of the time, and most files need none: no slash stands where a pattern could begin. */
function mayHavePatterns({ text }: { text: string }): boolean {
  return /[^\s\w.)\]"'`/*<]\s*\/(?![/*>])|\breturn \/|RegExp\(/.test(text);
}

const problems: string[] = [];
const neededReasons = new Set<string>();
function report({ file, line }: Pick<Pattern, "file" | "line">, problem: string): void {
  if (reasons.get(file)?.has(line)) neededReasons.add(`${file}:${line}`);
  else problems.push(`${file}:${line}  ${problem}`);
}

for (const pattern of [...found.flatMap(({ literals }) => literals), ...made]) {
  const reason = whySlow(pattern.source, pattern.flags);
  if (reason) report(pattern, `/${pattern.source}/${pattern.flags}: ${reason}`);
}
for (const place of constructions) {
  const isKnown = made.some(
    ({ file, line }) => file === place.file && line >= place.line && line <= place.lastLine,
  );
  if (!isKnown) report(place, "is made when it is used, so nobody can look at it");
}
for (const [file, lines] of reasons) {
  for (const line of lines.keys()) {
    if (!neededReasons.has(`${file}:${line}`)) problems.push(`${file}:${line}  needs no reason`);
  }
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

/** The patterns that these files put together when they are loaded. */
async function patternsMadeBy(names: readonly string[]): Promise<Pattern[]> {
  const patterns: Pattern[] = [];
  const root = resolve("src");
  const real = globalThis.RegExp;
  const note = (pattern: RegExp) => {
    const [, place = ""] = new Error().stack?.split(`${root}/`) ?? [];
    const [name = "", line] = place.split(":");
    const { source, flags } = pattern;
    if (name) patterns.push({ file: join("src", name), line: Number(line), source, flags });
    return pattern;
  };
  globalThis.RegExp = new Proxy(real, {
    construct: (target, [pattern, flags]) => note(new target(pattern, flags)),
    apply: (target, _, [pattern, flags]) => note(target(pattern, flags)),
  });
  for (const name of names) await import(pathToFileURL(name).href);
  globalThis.RegExp = real;
  return patterns;
}
