// Loads the labelled menus: `x.txt` is a text, `x.labels` what is on it (see corpus/strangers/README.md).
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { splitWords } from "#reader/menu/words.ts";
import type { Stated } from "#reader/reader.types.ts";

/** Nobody who changes the reader looks at the unseen part. */
export type Part = "seen" | "unseen";

export interface LabelledMenu {
  file: string;
  part: Part;
  restaurantName: string;
  text: string;
  sandwiches: LabelledSandwich[];
  others: string[];
}

export interface LabelledSandwich {
  name: string;
  /** Other names that are as right. */
  alsoNamed: string[];
  /** A person could not say whether it is one: right to find, and right to leave out. */
  isPerhaps: boolean;
  /** Null where nobody labelled it. */
  description: string | null;
  price: number;
  containsGluten: Stated;
  containsDairy: Stated;
  containsEggs: Stated;
  spiceLevel: number;
  /** What a person could not decide, with the reason. */
  unclear: Map<string, string>;
}

const corpus = join(import.meta.dirname, "corpus");

export const readMenuCorpus = (): LabelledMenu[] => [
  ...readFolder("menus", "seen"),
  ...readFolder("strangers/looked-at/menus", "seen"),
  ...readFolder("strangers/unseen/menus", "unseen"),
];

function readFolder(folder: string, part: Part): LabelledMenu[] {
  const read = (file: string) => readFileSync(join(corpus, folder, file), "utf8");
  return readdirSync(join(corpus, folder))
    .filter((file) => file.endsWith(".txt"))
    .sort()
    .map((file) => {
      const labels = read(file.replace(/txt$/, "labels")).split("\n");
      const linesOf = (sign: string) =>
        labels.filter((line) => line.startsWith(`${sign} `)).map((line) => line.slice(2));
      return {
        file,
        part,
        restaurantName: linesOf("@")[0] ?? "",
        text: read(file),
        sandwiches: readSandwiches(labels, folder !== "menus"),
        others: linesOf("-").flatMap((line) => line.split(";").map((name) => name.trim())),
      };
    });
}

/** The lines with > = ? are about the dish above them. */
function readSandwiches(labels: readonly string[], areDescribed: boolean): LabelledSandwich[] {
  const sandwiches: LabelledSandwich[] = [];
  for (const line of labels) {
    const [sign, rest] = [line.slice(0, 2), line.slice(2).trim()];
    const last = sandwiches.at(-1);
    if (sign === "+ " || sign === "~ ")
      sandwiches.push(readSandwich(rest, sign === "~ ", areDescribed));
    else if (last && sign === "> ") last.description = rest;
    else if (last && sign === "= ") last.alsoNamed.push(rest);
    else if (last && sign === "? ") {
      const [what = "", ...why] = rest.split("|");
      last.unclear.set(what.trim(), why.join("|"));
    }
  }
  return sandwiches;
}

function readSandwich(line: string, isPerhaps: boolean, isDescribed: boolean): LabelledSandwich {
  const [name = "", price, allergens = "", heat] = line.split("|").map((part) => part.trim());
  const marks = new Set(allergens.split(" "));
  const stated = (mark: string) => (marks.has(mark) ? true : marks.has(`-${mark}`) ? false : null);
  return {
    name,
    alsoNamed: [],
    isPerhaps,
    description: isDescribed ? "" : null,
    price: Number(price),
    containsGluten: stated("g"),
    containsDairy: stated("d"),
    containsEggs: stated("e"),
    spiceLevel: Number(heat),
    unclear: new Map(),
  };
}

export const keyOf = (name: string): string =>
  splitWords(name.normalize("NFKC"))
    .map(({ text }) => text)
    .join(" ");

export const keysOf = ({ name, alsoNamed }: LabelledSandwich) => [name, ...alsoNamed].map(keyOf);
