import { expect, test } from "vitest";
import { placesInText } from "./places.ts";

const placesOf = (text: string) =>
  placesInText({
    lines: text.split("\n"),
    language: "en",
    now: new Date("2026-01-15"),
    dialable: [],
    name: "",
  }).map(({ address, phoneNumber }) => [address?.value, phoneNumber?.value]);

test.each([
  "Website by Ironbridge Creative\n1400 Chestnut Pl, St. Louis, MO 63103",
  "Desenvolvido por Clique, 1400 Chestnut Pl, St. Louis, MO 63103",
])("who made the website is elsewhere: %j", (credit) =>
  expect(placesOf(`12 Main St, Ames, IA 50010\n515-555-0101\n\n${credit}`)).toEqual([
    ["12 Main St, Ames, IA 50010", "515-555-0101"],
  ]),
);

test.each([
  "Tue Jan 20 – Fulton Brewing, 414 6th Ave N, Minneapolis, MN 55401, 4–8pm\nSat Jan 24 – Market",
  "01/17/2026\n# Winter market\n9am - 1pm\n414 6th Ave N, Minneapolis, MN 55401\n01/18/2026\n# Brunch",
])("where a truck stands on a date is no address of its own: %j", (stops) =>
  expect(placesOf(`# Upcoming stops\n${stops}\n# Call us\n612-555-0119`)).toEqual([
    [undefined, "612-555-0119"],
  ]),
);

test("of several numbers the one beside the address is the restaurant's", () =>
  expect(
    placesOf(
      "# Lunch club\nAsk Beth, tel. 515-555-0199\n# Find us\n12 Main St, Ames, IA 50010\n515-555-0101",
    ),
  ).toEqual([["12 Main St, Ames, IA 50010", "515-555-0101"]]));

test("the end of a postcode is no part of the number behind it", () =>
  expect(
    placesOf(
      "100 Bank St, Ottawa, ON K2P 1A1\t613-555-0101\n2400 Carling Ave, Ottawa, ON K2B 7H2\t613-555-0102",
    ),
  ).toEqual([
    ["100 Bank St, Ottawa, ON K2P 1A1", "613-555-0101"],
    ["2400 Carling Ave, Ottawa, ON K2B 7H2", "613-555-0102"],
  ]));
