import type { HoursOfOperation, WeeklyHours } from "#contract/hours/hours.types.ts";
import { parseHours } from "#contract/hours/parse-hours.ts";
import type { ImportQuestion, ImportWebsiteAnswer } from "#contract/importer.ts";
import type { ExpectedLocation, ExpectedWebsite } from "./website-corpus.ts";

export const websiteFields = [
  "name",
  "type",
  "price",
  "locations",
  "address",
  "phone",
  "weeks",
  "days",
  "sandwiches",
  "prices",
  "unreadable",
] as const;
export type WebsiteField = (typeof websiteFields)[number];

interface Tally {
  right: number;
  /** Neither right nor wrong: the reader asks, and the right answer is among the choices. */
  asked: number;
  all: number;
}

type Verdict = "right" | "asked" | "wrong";
type Site = Omit<ImportWebsiteAnswer, "restaurantId">;

/** What a refused import answers. */
const nothing: Site = {
  basicInfo: {
    name: null,
    description: null,
    website: null,
    imageUrl: null,
    priceRange: null,
    restaurantType: null,
    address: null,
    phoneNumber: null,
    hoursOfOperation: null,
  },
  locations: [],
  menuInfo: { hasChickenSandwich: false, sandwiches: [] },
  sources: {},
  pages: [],
  questions: [],
};

export class WebsiteScore {
  sites = 0;
  readonly tallies = new Map<WebsiteField, Tally>();
  readonly mistakes: string[] = [];
  /** Questions that a person has too, those of them that the reader asks, and those that only the reader has. */
  readonly questions = { wanted: 0, asked: 0, needless: 0 };

  /** `answer` is null where the import said that the site cannot be read. */
  add(site: string, expected: ExpectedWebsite, answer: Site | null): void {
    this.sites += 1;
    const note = (field: WebsiteField, verdict: Verdict, wanted: unknown, got: unknown) => {
      const tally = this.tallies.get(field) ?? { right: 0, asked: 0, all: 0 };
      this.tallies.set(field, {
        right: tally.right + Number(verdict === "right"),
        asked: tally.asked + Number(verdict === "asked"),
        all: tally.all + 1,
      });
      if (verdict === "wrong") {
        this.mistakes.push(
          `${site} ${field}: ${JSON.stringify(got)} is not ${JSON.stringify(wanted)}`,
        );
      }
    };
    const count = (field: WebsiteField, isRight: boolean, wanted: unknown, got: unknown) =>
      note(field, isRight ? "right" : "wrong", wanted, got);
    if (expected.unreadable) {
      count("unreadable", answer === null, "unreadable", answer && "a success");
      return;
    }
    const { basicInfo, locations, menuInfo, questions } = answer ?? nothing;
    const oneOf = <T>(value: T, ...right: (T | T[] | undefined)[]) => right.flat().includes(value);
    const { name, nameAlso, type, typeAlso, price, priceAlso } = expected;
    const isName = [name, ...(nameAlso ?? [])].some((right) => sameName(basicInfo.name, right));
    count("name", isName, name, basicInfo.name);
    const types = [type, ...(typeAlso ?? [])];
    const isType = oneOf(basicInfo.restaurantType, types, types.map(typeOfForm));
    count("type", isType, type, basicInfo.restaurantType);
    count("price", oneOf(basicInfo.priceRange, price, priceAlso), price, basicInfo.priceRange);
    const addresses = locations.map(({ address }) => address);
    const isCountRight = locations.length === expected.locations.length;
    count("locations", isCountRight, expected.locations.length, addresses);
    for (const wanted of expected.locations) {
      const rightAddresses = [wanted.address, ...(wanted.addressAlso ?? [])];
      const got = locations.find(({ address }) =>
        rightAddresses.some((right) => right !== null && sameAddress(address, right)),
      );
      count(
        "address",
        got !== undefined || (locations.length === 0 && rightAddresses.includes(null)),
        wanted.address,
        addresses,
      );
      const best = got ?? (expected.locations.length === 1 ? locations[0] : undefined);
      const phone = best?.phoneNumber ?? (locations.length === 0 ? basicInfo.phoneNumber : null);
      const isPhone = [wanted.phone, ...(wanted.phoneAlso ?? [])].some((right) =>
        samePhone(phone, right),
      );
      count("phone", isPhone, wanted.phone, phone);
      const hours =
        best?.hoursOfOperation ?? (locations.length === 0 ? basicInfo.hoursOfOperation : null);
      const asked = [...(best?.questions ?? []), ...questions];
      const days = judgeWeek(hours, wanted, asked);
      days.forEach((verdict, day) => {
        note("days", verdict, wanted.hours, [day, hours]);
      });
      note("weeks", worstOf(days), wanted.hours, hours);
      this.#countQuestions(
        wanted.ask?.length ?? 0,
        asked.filter(({ about }) => about === "hours").length,
      );
      if (wanted.latitude)
        count("address", best?.latitude === wanted.latitude, wanted.latitude, best?.latitude);
    }
    if (expected.phone) {
      const phone = basicInfo.phoneNumber;
      count("phone", samePhone(phone, expected.phone), expected.phone, phone);
    }
    if (expected.sandwiches) {
      this.#addSandwiches(site, expected, menuInfo.sandwiches, count);
      this.#countQuestions(
        expected.ask?.length ?? 0,
        menuInfo.sandwiches.flatMap((sandwich) => sandwich.questions).length,
      );
    }
  }

  #countQuestions(wanted: number, asked: number): void {
    this.questions.wanted += wanted;
    this.questions.asked += Math.min(asked, wanted);
    this.questions.needless += Math.max(0, asked - wanted);
  }

  /** Each sandwich found counts twice, each missed or wrongly found one once: the share is F1. */
  #addSandwiches(
    site: string,
    { sandwiches = [], sandwichesAlso = {}, prices = {}, ask = [] }: ExpectedWebsite,
    found: readonly { name: string; price: number }[],
    count: (field: WebsiteField, isRight: boolean, wanted: unknown, got: unknown) => void,
  ): void {
    const left = [...found];
    for (const name of sandwiches) {
      const names = [name, ...(sandwichesAlso[name] ?? [])].map(words);
      const at = left.findIndex((sandwich) => names.includes(words(sandwich.name)));
      const [sandwich] = at < 0 ? [] : left.splice(at, 1);
      count("sandwiches", sandwich !== undefined, name, "nothing");
      if (!sandwich) continue;
      count("sandwiches", true, name, name);
      const price = prices[name];
      if (price !== undefined)
        count("prices", sandwich.price === price, [name, price], sandwich.price);
    }
    for (const { name } of left) {
      const isDoubtful = ask.some((question) => question.words.includes(name));
      if (!isDoubtful) count("sandwiches", false, "none", `${site}: ${name}`);
    }
  }

  share(field: WebsiteField): number {
    const { right, all } = this.tallies.get(field) ?? { right: 0, all: 0 };
    return all === 0 ? 1 : right / all;
  }
}

/** What the form calls a type that it does not have. */
const formTypes: Readonly<Record<string, string>> = {
  Bar: "Pub",
  "Bar & Grill": "Pub",
  "Sports Bar": "Pub",
  Brewery: "Pub",
  Taproom: "Pub",
  "Coffee Shop": "Cafe",
  "Coffee House": "Cafe",
  Café: "Cafe",
};
const typeOfForm = (type: string | null) => (type === null ? type : (formTypes[type] ?? type));

/** A page's typographic quotes are as right as plain ones. */
const plainQuotes = (name: string | null) => name?.replace(/[‘’ʼ]/g, "'").replace(/[“”]/g, '"');
const sameName = (a: string | null, b: string | null) => plainQuotes(a) === plainQuotes(b);

/** A verdict for each of the seven days. */
export function judgeWeek(
  got: HoursOfOperation | null,
  { hours, hoursAlso }: Pick<ExpectedLocation, "hours" | "hoursAlso">,
  questions: readonly ImportQuestion[],
): Verdict[] {
  const found = parseHours(got);
  const wanted = [hours, hoursAlso]
    .filter((text) => text !== undefined)
    .map((text) => parseHours({ text: text ?? "" }));
  if (hours !== null && wanted[0]?.every((day) => day === null))
    throw new Error(`"${hours}" says nothing`);
  const choices = questions.flatMap((question) =>
    question.choices.map(({ hoursOfOperation }) => parseHours(hoursOfOperation)),
  );
  const isRight = (week: WeeklyHours, day: number) =>
    wanted.some((right) => JSON.stringify(right[day]) === JSON.stringify(week[day]));
  return found.map((_, day) => {
    if (isRight(found, day)) return "right";
    return found[day] === null && choices.some((week) => isRight(week, day)) ? "asked" : "wrong";
  });
}

export const worstOf = (verdicts: readonly Verdict[]): Verdict =>
  (["wrong", "asked"] as const).find((verdict) => verdicts.includes(verdict)) ?? "right";

const words = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}#]+/u)
    .filter(Boolean)
    .join(" ");

const addressWords = (address: string) =>
  words(address)
    .replace(/\b(?:canada|usa|united states)\b/g, "")
    .split(" ")
    .filter(Boolean)
    .sort()
    .join(" ");
export const sameAddress = (a: string, b: string) => addressWords(a) === addressWords(b);

/** A country's prefix more or less is the same number. */
export function samePhone(a: string | null, b: string | null): boolean {
  const [short = "", long = ""] = [a, b]
    .map((phone) => (phone ?? "").normalize("NFKC").replace(/\D/g, "").replace(/^0+/, ""))
    .sort((one, other) => one.length - other.length);
  const prefix = long.length - short.length;
  return short === long || (short.length > 5 && prefix < 4 && long.endsWith(short));
}
