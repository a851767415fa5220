// npm run house [-- --list FOLDER]: how finely the source is cut, without tests and generated files. A private file is
// imported by exactly one other file, of its own folder; --list names those below a folder, with their importer. Ends
// with an error where a promise of docs/architecture.md does not hold, or where a file of the source or the scripts is
// long and does not say why.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parseArgs } from "node:util";

interface SourceFile {
  name: string;
  text: string;
  lines: number;
  importers: Set<string>;
}

const rooms = [
  { folder: "src/client", maxFiles: 450, maxPrivateShare: 0.18 },
  { folder: "src/server", maxFiles: Number.POSITIVE_INFINITY, maxPrivateShare: 0.18 },
  { folder: "src/contract", maxFiles: Number.POSITIVE_INFINITY, maxPrivateShare: 1 },
];
const longFile = 300;

const { values } = parseArgs({ options: { list: { type: "string" } } });
const files = readSource();
linkImports(files);
if (values.list) listPrivateFiles(values.list);
else measure();

function readSource(): Map<string, SourceFile> {
  const names = ["src", "scripts"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
    )
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.gen\.ts$|\.d\.ts$/.test(name));
  return new Map(
    names.map((name) => {
      const text = readFileSync(name, "utf8");
      return [name, { name, text, lines: text.split("\n").length - 1, importers: new Set() }];
    }),
  );
}

/** Type imports and imports on demand count like any other: a reader follows them all. */
function linkImports(source: Map<string, SourceFile>): void {
  for (const { name, text } of source.values()) {
    for (const [, specifier = ""] of text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)) {
      source.get(resolveSpecifier(name, specifier))?.importers.add(name);
    }
  }
}

function resolveSpecifier(from: string, specifier: string): string {
  if (specifier.startsWith("#")) return join("src", specifier.slice(1));
  return specifier.startsWith(".") ? normalize(join(dirname(from), specifier)) : specifier;
}

function isPrivate({ name, importers }: SourceFile): boolean {
  const [importer, ...others] = importers;
  return importer !== undefined && others.length === 0 && dirname(importer) === dirname(name);
}

function measure(): void {
  const problems: string[] = [];
  console.log(
    "room".padEnd(14),
    ...["files", "median lines", "under 15", "private"].map((title) => title.padStart(13)),
  );
  for (const { folder, maxFiles, maxPrivateShare } of rooms) {
    const inRoom = [...files.values()].filter(({ name }) => name.startsWith(`${folder}/`));
    const lines = inRoom.map((file) => file.lines).sort((a, b) => a - b);
    const share = (condition: (file: SourceFile) => boolean) =>
      inRoom.filter(condition).length / inRoom.length;
    const privateShare = share(isPrivate);
    const cells = [
      inRoom.length,
      lines[Math.floor(lines.length / 2)] ?? 0,
      percent(share((file) => file.lines < 15)),
      percent(privateShare),
    ];
    console.log(folder.padEnd(14), ...cells.map((cell) => String(cell).padStart(13)));
    if (inRoom.length > maxFiles)
      problems.push(`${folder} has ${inRoom.length} files, at most ${maxFiles} are promised`);
    if (privateShare > maxPrivateShare)
      problems.push(
        `${percent(privateShare)} of ${folder} are private files, at most ${percent(maxPrivateShare)} are promised`,
      );
  }
  for (const { name, text, lines } of files.values()) {
    if (lines > longFile && !/^\/[/*]/.test(text))
      problems.push(`${name} has ${lines} lines and no reason at its top`);
  }
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

function listPrivateFiles(folder: string): void {
  for (const file of files.values()) {
    const [importer] = file.importers;
    if (file.name.startsWith(folder) && isPrivate(file))
      console.log(`${file.name} (${file.lines}) <- ${importer}`);
  }
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
