// Finds the places of a text: addresses, each with the phone and hours near it.
import { readHoursText } from "#reader/hours/read-hours.ts";
import type { Place } from "#reader/reader.types.ts";
import { fact } from "../facts.ts";
import { type AddressFound, findAddresses } from "./addresses.ts";
import { findPhones } from "./phones.ts";

const mostPlaces = 100;

interface TextOfPage {
  lines: readonly string[];
  language: string;
  /** Numbers of the page's `tel:` links. */
  dialable: readonly string[];
}

export function placesInText(page: TextOfPage): Place[] {
  const found = findAddresses(page.lines);
  // Another place that a story tells of, unless there are only such.
  const own = found.some(({ isInProse }) => !isInProse)
    ? found.filter(({ isInProse }) => !isInProse)
    : found;
  const addresses = own.slice(0, mostPlaces);
  if (addresses.length < 2) {
    const place = placeIn(page.lines.join("\n"), page, addresses[0]);
    return place.address || place.phoneNumber || place.hours || place.questions.length > 0
      ? [place]
      : [];
  }
  const segments = splitByAddress(page, addresses);
  return addresses.map((address, index) => placeIn(segments[index] ?? "", page, address));
}

/** The text of each address: what follows it, or what precedes it where that has more phones and hours. */
function splitByAddress(
  { lines, language }: TextOfPage,
  addresses: readonly AddressFound[],
): string[] {
  const cut = (from: number, to: number) => lines.slice(from, to).join("\n");
  const after = addresses.map(({ lastLine }, index) =>
    cut(lastLine, addresses[index + 1]?.firstLine ?? lines.length),
  );
  const before = addresses.map(({ lastLine }, index) =>
    cut((addresses[index - 1]?.lastLine ?? -1) + 1, lastLine + 1),
  );
  const tells = (text: string) =>
    findPhones(text).length > 0 || readHoursText(text, language) !== null;
  return before.filter(tells).length > after.filter(tells).length ? before : after;
}

function placeIn(text: string, page: TextOfPage, address: AddressFound | undefined): Place {
  const phone = choosePhone(text, page.dialable);
  const hours = readHoursText(text, page.language);
  return {
    name: null,
    address: address ? fact(address.address, "text", address.address) : null,
    phoneNumber: phone ? fact(phone, "text", phone) : null,
    hours: hours?.hours ? fact(hours.hours, "text", hours.text) : null,
    questions: hours?.questions ?? [],
    point: null,
  };
}

function choosePhone(text: string, dialable: readonly string[]): string | null {
  const [written] = findPhones(text);
  return written?.number ?? (text ? dialable[0] : null) ?? null;
}
