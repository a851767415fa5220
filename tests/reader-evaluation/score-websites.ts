// Compares what the reader finds on the labelled websites, and in lines of opening hours, with their labels.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseHours } from "#contract/hours/parse-hours.ts";
import { readHoursText } from "#reader/hours/read-hours.ts";
import type { HoursOfOperation, Place, Question } from "#reader/reader.types.ts";
import { keyOf, type Part } from "./menu-corpus.ts";
import { createTally } from "./tally.ts";
import {
  type ExpectedLocation,
  type ExpectedWebsite,
  type LabelledWebsite,
  type ReadSite,
  readSite,
} from "./website-corpus.ts";

/** Of sandwiches the share is F1. */
export async function scoreWebsites(sites: readonly LabelledWebsite[]) {
  const tally = createTally();
  let questions = 0;
  for (const site of sites) {
    const count: Count = (...args) => tally.count(site.name, ...args);
    const found = await readSite(site);
    if (site.expected.unreadable) count("unreadable", found === null, "unreadable", "a success");
    else if (found === null) count("unreadable", false, "a success", "unreadable");
    else {
      compareSite(site.expected, found, count);
      questions += found.facts.places.flatMap((place) => place.questions).length;
    }
  }
  return { sites: sites.length, questions, tally };
}

type Count = (field: string, isRight: boolean, wanted: unknown, got: unknown) => void;

function compareSite(expected: ExpectedWebsite, { facts, sandwiches }: ReadSite, count: Count) {
  const name = facts.name?.value ?? null;
  const names = [expected.name, ...(expected.nameAlso ?? [])];
  count(
    "name",
    names.some((right) => plainQuotes(right) === plainQuotes(name)),
    expected.name,
    name,
  );
  const located = facts.places.filter(({ address }) => address !== null);
  const addresses = located.map(({ address }) => address?.value ?? "");
  count(
    "locations",
    located.length === expected.locations.length,
    expected.locations.length,
    addresses,
  );
  for (const wanted of expected.locations) {
    const right = [wanted.address, ...(wanted.addressAlso ?? [])];
    const place = located.find(({ address }) =>
      right.some((one) => one !== null && isSameAddress(one, address?.value ?? "")),
    );
    const isAbsent = located.length === 0 && right.includes(null);
    count("address", place !== undefined || isAbsent, wanted.address, addresses);
    compareContact(
      wanted,
      place ?? (expected.locations.length === 1 ? facts.places[0] : undefined),
      count,
    );
  }
  if (expected.phone) {
    const phone = facts.places[0]?.phoneNumber?.value ?? null;
    count("phone", isSamePhone(phone, expected.phone), expected.phone, phone);
  }
  if (expected.sandwiches) compareSandwiches(expected, sandwiches, count);
}

function compareContact(wanted: ExpectedLocation, place: Place | undefined, count: Count): void {
  const phone = place?.phoneNumber?.value ?? null;
  const phones = [wanted.phone, ...(wanted.phoneAlso ?? [])];
  count(
    "phone",
    phones.some((right) => isSamePhone(phone, right)),
    wanted.phone,
    phone,
  );
  const hours = place?.hours?.value ?? null;
  count("weeks", isWeek(hours, wanted, place?.questions ?? []), wanted.hours, hours);
}

/** Each sandwich that is found counts twice, each that is missed or wrongly found once. */
function compareSandwiches(
  { sandwiches = [], sandwichesAlso = {}, prices = {}, ask = [] }: ExpectedWebsite,
  found: readonly { name: string; price: number }[],
  count: Count,
): void {
  const left = [...found];
  for (const name of sandwiches) {
    const names = [name, ...(sandwichesAlso[name] ?? [])].map(keyOf);
    const at = left.findIndex((sandwich) => names.includes(keyOf(sandwich.name)));
    const [sandwich] = at < 0 ? [] : left.splice(at, 1);
    count("sandwiches", sandwich !== undefined, name, "nothing");
    if (!sandwich) continue;
    count("sandwiches", true, name, name);
    const price = prices[name];
    if (price !== undefined)
      count("prices", sandwich.price === price, [name, price], sandwich.price);
  }
  for (const { name } of left)
    if (!ask.some(({ words }) => words.includes(name))) count("sandwiches", false, "nothing", name);
}

interface ExpectedHours {
  hours: string | null;
  hoursAlso?: string;
}

/** A day is right too when it is left open and a choice of a question has it. */
function isWeek(
  got: HoursOfOperation | null,
  { hours, hoursAlso }: ExpectedHours,
  questions: readonly Question[],
): boolean {
  const wanted = [hours, hoursAlso ?? hours].map((text) => parseHours({ text: text ?? "" }));
  const choices = questions.flatMap((question) =>
    question.choices.map(({ hoursOfOperation }) => parseHours(hoursOfOperation ?? null)),
  );
  return parseHours(got).every((day, at) => {
    const isRight = (other: typeof day | undefined) =>
      wanted.some((week) => JSON.stringify(week[at]) === JSON.stringify(other));
    return isRight(day) || (day === null && choices.some((week) => isRight(week[at])));
  });
}

/** The share of lines with opening hours that are understood; `ask`: a person could not decide the days left out. */
export function scoreHours(part: Part): number {
  const folder = part === "seen" ? "looked-at" : part;
  const file = join(import.meta.dirname, "corpus/strangers", folder, "hours.jsonl");
  const lines: (ExpectedHours & { text: string; language: string; ask?: boolean })[] = readFileSync(
    file,
    "utf8",
  )
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const right = lines.filter(({ text, language, ask, ...wanted }) => {
    const found = readHoursText(text, language);
    const known = ask ? parseHours({ text: wanted.hours ?? "" }) : null;
    const hours = Object.entries(found?.hours ?? {}).filter(
      ([day]) => !known || known[weekdays.indexOf(day)] !== null,
    );
    return isWeek(Object.fromEntries(hours), wanted, found?.questions ?? []);
  });
  return right.length / lines.length;
}

const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/** A page's typographic quotes are as right as plain ones. */
const plainQuotes = (name: string | null) =>
  name?.replace(/[‘’ʼ]/g, "'").replace(/[“”]/g, '"') ?? null;

const addressKey = (address: string) =>
  keyOf(address.replace(/\b(?:canada|usa|united states)\b/gi, ""))
    .split(" ")
    .sort()
    .join(" ");
const isSameAddress = (a: string, b: string) => addressKey(a) === addressKey(b);

/** A country's prefix more or less is the same number. */
function isSamePhone(a: string | null, b: string | null): boolean {
  const [short = "", long = ""] = [a, b]
    .map((phone) => (phone ?? "").normalize("NFKC").replace(/\D/g, "").replace(/^0+/, ""))
    .sort((one, other) => one.length - other.length);
  return (
    short === long || (short.length > 5 && long.length - short.length < 4 && long.endsWith(short))
  );
}
