import type { HoursOfOperation } from "#contract/hours/hours.types.ts";
import { parseHours } from "#contract/hours/parse-hours.ts";
import type { ImportWebsiteAnswer } from "#contract/importer.ts";
import type { ExpectedLocation, ExpectedWebsite } from "./website-corpus.ts";

export const websiteFields = [
  "name",
  "type",
  "price",
  "locations",
  "address",
  "phone",
  "hours",
  "sandwiches",
] as const;
export type WebsiteField = (typeof websiteFields)[number];

interface Tally {
  right: number;
  all: number;
}

export class WebsiteScore {
  readonly tallies = new Map<WebsiteField, Tally>();
  readonly mistakes: string[] = [];

  add(
    site: string,
    expected: ExpectedWebsite,
    answer: Omit<ImportWebsiteAnswer, "restaurantId">,
  ): void {
    const count = (field: WebsiteField, isRight: boolean, wanted: unknown, got: unknown) => {
      const tally = this.tallies.get(field) ?? { right: 0, all: 0 };
      this.tallies.set(field, { right: tally.right + Number(isRight), all: tally.all + 1 });
      if (!isRight) {
        this.mistakes.push(
          `${site} ${field}: ${JSON.stringify(got)} is not ${JSON.stringify(wanted)}`,
        );
      }
    };
    const { basicInfo, locations } = answer;
    count("name", basicInfo.name === expected.name, expected.name, basicInfo.name);
    count(
      "type",
      basicInfo.restaurantType === expected.type,
      expected.type,
      basicInfo.restaurantType,
    );
    count("price", basicInfo.priceRange === expected.price, expected.price, basicInfo.priceRange);
    const isCountRight = locations.length === expected.locations.length;
    count(
      "locations",
      isCountRight,
      expected.locations.length,
      locations.map((l) => l.address),
    );
    for (const wanted of expected.locations) {
      const got = locations.find(({ address }) => sameAddress(address, wanted.address));
      count(
        "address",
        got !== undefined,
        wanted.address,
        locations.map((l) => l.address),
      );
      const best = got ?? (expected.locations.length === 1 ? locations[0] : undefined);
      const phone = best?.phoneNumber ?? (locations.length === 0 ? basicInfo.phoneNumber : null);
      count("phone", samePhone(phone, wanted.phone), wanted.phone, phone);
      const hours =
        best?.hoursOfOperation ?? (locations.length === 0 ? basicInfo.hoursOfOperation : null);
      for (const [isRight, day] of compareHours(hours, wanted))
        count("hours", isRight, wanted.hours, [day, hours]);
      if (wanted.latitude)
        count("address", best?.latitude === wanted.latitude, wanted.latitude, best?.latitude);
    }
    if (expected.phone)
      count(
        "phone",
        samePhone(basicInfo.phoneNumber, expected.phone),
        expected.phone,
        basicInfo.phoneNumber,
      );
    if (expected.sandwiches) {
      const names = answer.menuInfo.sandwiches.map(({ name }) => name).sort();
      const wanted = expected.sandwiches.toSorted();
      count("sandwiches", JSON.stringify(names) === JSON.stringify(wanted), wanted, names);
    }
  }

  share(field: WebsiteField): number {
    const { right, all } = this.tallies.get(field) ?? { right: 0, all: 0 };
    return all === 0 ? 1 : right / all;
  }
}

/** Seven answers per place: each day counts. */
function compareHours(got: HoursOfOperation | null, { hours, hoursAlso }: ExpectedLocation) {
  const found = parseHours(got);
  const wanted = [hours, hoursAlso]
    .filter((text) => text !== undefined)
    .map((text) => parseHours({ text: text ?? "" }));
  if (hours !== null && wanted[0]?.every((day) => day === null))
    throw new Error(`"${hours}" says nothing`);
  return found.map((day, index): [boolean, number] => [
    wanted.some((week) => JSON.stringify(week[index]) === JSON.stringify(day)),
    index,
  ]);
}

const words = (address: string) =>
  address
    .toLowerCase()
    .replace(/\b(?:canada|usa|united states)\b/g, "")
    .split(/[^\p{L}\p{N}#]+/u)
    .filter(Boolean)
    .sort()
    .join(" ");
const sameAddress = (a: string, b: string) => words(a) === words(b);

const digits = (phone: string | null) =>
  (phone ?? "").replace(/\D/g, "").replace(/^(?:1(?=\d{10}$)|0|31|34)/, "");
const samePhone = (a: string | null, b: string | null) => digits(a) === digits(b);
