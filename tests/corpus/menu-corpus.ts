import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * A menu `x.txt` and what is on it, `x.labels`:
 *   ! its mistakes were looked at one by one: it is never held out
 *   @ the restaurant's name, when the reader is told it
 *   + a chicken sandwich | price, 0 unknown | allergens | heat
 *   - other dishes; separated; by semicolons
 * Allergens: g, d, e for contained, -g, -d, -e for stated free of, and nothing else is known.
 * `strangers/README.md` explains the signs ~ > = ? that only the strangers' labels have.
 */
export interface LabelledMenu {
  file: string;
  part: MenuPart;
  /** Of the strangers' tables; "" in our own corpus. */
  layout: string;
  language: string;
  restaurantName: string;
  text: string;
  sandwiches: LabelledSandwich[];
  others: string[];
}

export const menuParts = [
  "tuned",
  "held out",
  "strangers, looked at",
  "strangers, unseen",
] as const;
export type MenuPart = (typeof menuParts)[number];

export interface LabelledSandwich {
  name: string;
  /** Other names that are as right. */
  alsoNamed: string[];
  /** Perhaps one: right to ask about, wrong to claim, neither to leave out. */
  isPerhaps: boolean;
  /** Null in our own corpus, which does not label it. */
  description: string | null;
  price: number;
  containsGluten: boolean | null;
  containsDairy: boolean | null;
  containsEggs: boolean | null;
  spiceLevel: number;
  /** What a person could not decide, with the reason. */
  unclear: Map<string, string>;
}

export function readMenuCorpus(): LabelledMenu[] {
  return [
    ...readFolder("menus", null),
    ...readFolder("strangers/looked-at/menus", "strangers/README.md"),
    ...readFolder("strangers/unseen/menus", "strangers/unseen/README.md"),
  ];
}

const pathOf = (path: string) => join(import.meta.dirname, path);

function readFolder(folder: string, tablePath: string | null): LabelledMenu[] {
  const table = tablePath === null ? null : readTable(tablePath);
  const part = folder.includes("unseen") ? "strangers, unseen" : "strangers, looked at";
  return readdirSync(pathOf(folder))
    .filter((file) => file.endsWith(".txt"))
    .sort()
    .map((file) => {
      const labels = readLines(`${folder}/${file.replace(/txt$/, "labels")}`);
      const linesOf = (sign: string) =>
        labels.filter((line) => line.startsWith(`${sign} `)).map((line) => line.slice(2));
      const isSeen = linesOf("!").length > 0;
      return {
        file,
        part: table ? part : isHeldOut(file) && !isSeen ? "held out" : "tuned",
        ...(table?.get(file.replace(/\.txt$/, "")) ?? { layout: "", language: "" }),
        restaurantName: linesOf("@")[0] ?? "",
        text: readLines(`${folder}/${file}`).join("\n"),
        sandwiches: readSandwiches(labels, table !== null),
        others: linesOf("-").flatMap((line) => line.split(";").map((name) => name.trim())),
      };
    });
}

const readLines = (path: string) => readFileSync(pathOf(path), "utf8").split("\n");

/** A third, chosen by name, so that nobody picks it. */
const isHeldOut = (file: string) => (createHash("sha256").update(file).digest()[0] ?? 0) % 3 === 0;

/** Layout and language by file, of the tables in a README. */
function readTable(path: string): Map<string, { layout: string; language: string }> {
  const rows = readLines(path).filter((line) => line.startsWith("| "));
  return new Map(
    rows.map((row) => {
      const [, file = "", layout = "", language = ""] = row.split("|").map((cell) => cell.trim());
      return [file.replaceAll("`", ""), { layout, language }];
    }),
  );
}

/** The lines with > = ? are about the dish above them. */
function readSandwiches(labels: readonly string[], areDescribed: boolean): LabelledSandwich[] {
  const sandwiches: LabelledSandwich[] = [];
  for (const line of labels) {
    const [sign, rest] = [line.slice(0, 2), line.slice(2).trim()];
    const last = sandwiches.at(-1);
    if (sign === "+ " || sign === "~ ")
      sandwiches.push({ ...readSandwich(rest, areDescribed), isPerhaps: sign === "~ " });
    else if (last && sign === "> ") last.description = rest;
    else if (last && sign === "= ") last.alsoNamed.push(rest);
    else if (last && sign === "? ") {
      const [what = "", ...why] = rest.split("|");
      last.unclear.set(what.trim(), why.join("|"));
    }
  }
  return sandwiches;
}

function readSandwich(line: string, isDescribed: boolean): LabelledSandwich {
  const [name = "", price, allergens = "", heat] = line.split("|").map((part) => part.trim());
  const marks = new Set(allergens.split(" "));
  const stated = (mark: string) => (marks.has(mark) ? true : marks.has(`-${mark}`) ? false : null);
  return {
    name,
    alsoNamed: [],
    isPerhaps: false,
    description: isDescribed ? "" : null,
    price: Number(price),
    containsGluten: stated("g"),
    containsDairy: stated("d"),
    containsEggs: stated("e"),
    spiceLevel: Number(heat),
    unclear: new Map(),
  };
}
