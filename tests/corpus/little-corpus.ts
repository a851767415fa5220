import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseHours } from "#contract/hours/parse-hours.ts";
import type { ValueSource } from "#contract/importer.ts";
import { readMenu } from "#server/features/importer/menu/read-menu.ts";
import { asksAbout, isDoubted, keyOf } from "./menu-score.ts";
import { importSite } from "./website-eval.ts";
import { judgeWeek, sameAddress, samePhone } from "./website-score.ts";

/** A page that says little or nothing of the restaurant, and much that looks like it. */
interface LittlePage {
  id: string;
  url: string;
  html: string;
  expect: { addresses: string[]; phones: string[]; hours: string | null };
  /** What is acceptable as well. */
  also?: { addresses?: string[]; phones?: string[]; hours?: string | null };
}

/** A text with few chicken sandwiches or none, or whose prices are hard to tell. */
interface LittleMenu {
  id: string;
  restaurant: string;
  text: string;
  sandwiches: {
    name: string;
    price: number;
    alsoNamed?: string[];
    alsoPrices?: number[];
    ask?: string;
  }[];
}

export const littleParts = ["looked-at", "unseen"] as const;
export type LittlePart = (typeof littleParts)[number];

export interface LittleScore {
  texts: number;
  /** Filled in, wrong, and nobody is asked to look at it: what must not be. */
  invented: string[];
  /** Filled in and wrong, but the draft asks to check it. */
  doubted: string[];
  /** Of what the texts do say. */
  found: number;
  said: number;
  missed: string[];
}

const read = <Line>(part: LittlePart, file: string): Line[] =>
  readFileSync(join(import.meta.dirname, "strangers", part, file), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

export async function scoreLittlePages(part: LittlePart): Promise<LittleScore> {
  const pages = read<LittlePage>(part, "little-pages.jsonl");
  const score: LittleScore = {
    texts: pages.length,
    invented: [],
    doubted: [],
    found: 0,
    said: 0,
    missed: [],
  };
  for (const page of pages) await addPage(score, page);
  return score;
}

interface Found {
  value: string;
  isDoubted: boolean;
}

/** As the draft has it (`isUncertain`). */
const isDoubtful = (confidence: number | undefined) => (confidence ?? 1) < 0.7;

async function addPage(score: LittleScore, { id, url, html, expect, also }: LittlePage) {
  const answer = await importSite({ websiteUrl: url, html });
  const places = answer
    ? [
        { ...answer.basicInfo, sources: answer.sources, questions: answer.questions },
        ...answer.locations,
      ]
    : [];
  const valuesOf = (field: "address" | "phoneNumber"): Found[] =>
    places.flatMap(({ [field]: value, sources }) => {
      const source = (sources as Partial<Record<string, ValueSource>>)[field];
      return value === null ? [] : [{ value, isDoubted: isDoubtful(source?.confidence) }];
    });
  const compare = (
    field: string,
    found: Found[],
    wanted: string[],
    accepted: string[],
    isSame: (a: string, b: string) => boolean,
  ) => {
    const isRight = (value: string) =>
      [...wanted, ...accepted].some((right) => isSame(value, right));
    for (const { value, isDoubted } of found.filter((each) => !isRight(each.value)))
      (isDoubted ? score.doubted : score.invented).push(`${id}: ${field} ${value}`);
    for (const right of wanted) {
      const isFound = found.some(({ value }) =>
        [right, ...accepted].some((one) => isSame(value, one)),
      );
      countSaid(score, isFound, `${id}: ${field} ${right}`);
    }
  };
  compare("address", valuesOf("address"), expect.addresses, also?.addresses ?? [], sameAddress);
  compare("phone", valuesOf("phoneNumber"), expect.phones, also?.phones ?? [], samePhone);
  const wanted = { hours: expect.hours, hoursAlso: also?.hours ?? undefined };
  const questions = places.flatMap((place) => place.questions);
  let isFound = false;
  for (const { hoursOfOperation, sources } of places) {
    const days = judgeWeek(hoursOfOperation, wanted, questions);
    const filled = parseHours(hoursOfOperation);
    const isWrong = days.some((day, index) => day === "wrong" && filled[index] !== null);
    const isDoubted = isDoubtful(sources.hoursOfOperation?.confidence);
    if (isWrong) {
      const mistake = `${id}: hours ${JSON.stringify(hoursOfOperation)}, not ${expect.hours}`;
      (isDoubted ? score.doubted : score.invented).push(mistake);
    }
    isFound ||= !days.includes("wrong");
  }
  if (expect.hours !== null) countSaid(score, isFound, `${id}: hours ${expect.hours}`);
}

function countSaid(score: LittleScore, isFound: boolean, what: string): void {
  score.said += 1;
  score.found += Number(isFound);
  if (!isFound) score.missed.push(what);
}

export function scoreLittleMenus(part: LittlePart): LittleScore {
  const menus = read<LittleMenu>(part, "little-menus.jsonl");
  const score: LittleScore = {
    texts: menus.length,
    invented: [],
    doubted: [],
    found: 0,
    said: 0,
    missed: [],
  };
  for (const { id, restaurant, text, sandwiches } of menus) {
    const left = readMenu(text, restaurant);
    for (const { name, price, alsoNamed = [], alsoPrices = [], ask } of sandwiches) {
      const names = [name, ...alsoNamed].map(keyOf);
      const isNamed = (other: string) =>
        names.some(
          (key) => other === key || other.startsWith(`${key} `) || key.startsWith(`${other} `),
        );
      const exact = left.findIndex((found) => names.includes(keyOf(found.name)));
      const at = exact >= 0 ? exact : left.findIndex((found) => isNamed(keyOf(found.name)));
      const [found] = at < 0 ? [] : left.splice(at, 1);
      countSaid(score, found !== undefined, `${id}: ${name}`);
      const isPriced = [price, ...alsoPrices].includes(found?.price ?? price);
      if (isPriced || !found || ask === "price" || asksAbout(found, "price")) continue;
      const isDoubted = isDoubtful(found.sources.price?.confidence);
      const mistake = `${id}: ${name} for ${found.price}, not ${price}`;
      (isDoubted ? score.doubted : score.invented).push(mistake);
    }
    for (const found of left) {
      const mistake = `${id}: ${found.name} for ${found.price}`;
      (isDoubted(found) ? score.doubted : score.invented).push(mistake);
    }
  }
  return score;
}
