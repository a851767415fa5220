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
 */
export interface LabelledMenu {
  file: string;
  isHeldOut: boolean;
  restaurantName: string;
  text: string;
  sandwiches: LabelledSandwich[];
  others: string[];
}

export interface LabelledSandwich {
  name: string;
  price: number;
  containsGluten: boolean | null;
  containsDairy: boolean | null;
  containsEggs: boolean | null;
  spiceLevel: number;
}

const folder = join(import.meta.dirname, "menus");

export function readMenuCorpus(): LabelledMenu[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(".txt"));
  return files.sort().map(readLabelledMenu);
}

/** A third, chosen by name, so that nobody picks it. */
const isHeldOut = (file: string) => (createHash("sha256").update(file).digest()[0] ?? 0) % 3 === 0;

function readLabelledMenu(file: string): LabelledMenu {
  const labels = readFileSync(join(folder, file.replace(/txt$/, "labels")), "utf8").split("\n");
  const linesOf = (sign: string) =>
    labels.filter((line) => line.startsWith(`${sign} `)).map((line) => line.slice(2));
  return {
    file,
    isHeldOut: isHeldOut(file) && linesOf("!").length === 0,
    restaurantName: linesOf("@")[0] ?? "",
    text: readFileSync(join(folder, file), "utf8"),
    sandwiches: linesOf("+").map(readSandwich),
    others: linesOf("-").flatMap((line) => line.split(";").map((name) => name.trim())),
  };
}

function readSandwich(line: string): LabelledSandwich {
  const [name = "", price, allergens = "", heat] = line.split("|").map((part) => part.trim());
  const marks = new Set(allergens.split(" "));
  const stated = (mark: string) => (marks.has(mark) ? true : marks.has(`-${mark}`) ? false : null);
  return {
    name,
    price: Number(price),
    containsGluten: stated("g"),
    containsDairy: stated("d"),
    containsEggs: stated("e"),
    spiceLevel: Number(heat),
  };
}
