import { expect, test } from "vitest";
import type { HoursOfOperation } from "#contract/hours/hours.types.ts";
import { WEEKDAYS } from "#contract/hours/weekday-names.ts";
import { doubtedPlace, fact, othersConfidence, type Place, seatConfidence } from "./facts.ts";
import { joinPlaces } from "./merge-facts.ts";

const place = (address: string, from: "json-ld" | "text", more: Partial<Place> = {}): Place => ({
  name: null,
  address: fact(address, from, address),
  phoneNumber: null,
  hours: null,
  questions: [],
  isRenewed: false,
  point: null,
  ...more,
});
const phoned = { phoneNumber: fact("555 0100", "text", "555 0100") };
const joined = (marked: string, shown: string) =>
  joinPlaces([place(marked, "json-ld")], [place(shown, "text", phoned)]).length;

test.each([
  [
    "14 Bridge Street, Westport, County Mayo, F28 X5P0, Ireland",
    "14 Bridge St, Westport, Co. Mayo",
  ],
  ["14 Bridge Street, Westport, Co Mayo", "14 Bridge St., Westport, County Mayo, F28 X5P0"],
  ["7 Terrace Road, Galway, Co. Galway, H91 X2Y3", "7 Terrace Rd, Galway"],
  ["1500 Saint-Denis Avenue, Montréal, QC H2X 3K4", "1500 St-Denis Ave, Montreal, Quebec"],
  ["88, boulevard Saint-Laurent, Montréal (Québec) H2X 1A1", "88 boul. St-Laurent, Montréal"],
  ["12 Fort Hill Circle, Tulsa, OK 74103", "12 Ft Hill Cir, Tulsa, Oklahoma"],
  ["20 Mount Vernon Plaza, Suite 4, Reno, NV 89501", "20 Mt. Vernon Plz, Ste 4, Reno, NV"],
  ["3 First Avenue, Seattle, WA 98101", "3 1st Ave, Seattle, WA"],
  ["5 Harbour Centre, Perth WA 6000", "5 Harbour Ctr, Perth, Western Australia"],
  ["Hauptstraße 12, 79098 Freiburg", "Hauptstr. 12, 79098 Freiburg im Breisgau"],
  ["Bahnhofstrasse 3, 8001 Zürich, Schweiz", "Bahnhofstr. 3, 8001 Zürich"],
  ["Avenida de la Luz 7, Bajo, 28013 Madrid", "Av. de la Luz 7, Bajo, Madrid"],
  ["Calle Mayor 4, 28013 Madrid", "C/ Mayor 4, 28013 Madrid, España"],
  ["Piazza Garibaldi 2, 20121 Milano MI", "P.zza Garibaldi 2, 20121 Milano"],
  ["ul. Długa 5, 31-147 Kraków", "ulica Długa 5, 31-147 Kraków"],
  ["〒167-0042 東京都杉並区西荻北3-21-9", "東京都杉並区西荻北3-21-9"],
  ["〒167-0042 東京都杉並区西荻北3-21-9", "東京都杉並区西荻北3丁目21番9号 すずめビル1F"],
  ["大阪市北区梅田1丁目12番3号", "〒530-0001 大阪市北区梅田1−12−3"],
  ["東京都杉並区西荻北３－２１－９", "〒167-0042 東京都杉並区西荻北3-21-9"],
  ["서울특별시 서대문구 연희로11길 23, 1층", "서울 서대문구 연희로11길 23 1층, 03719"],
  ["경기도 고양시 덕양구 향동로 201", "경기 고양시 덕양구 향동로 201, 1204호"],
])("%s and %s are one place", (marked, shown) => expect(joined(marked, shown)).toBe(1));

test.each([
  ["14 Bridge Street, Westport, County Mayo", "41 Bridge St, Westport, Co. Mayo"],
  ["14 Bridge Street, Westport, County Mayo", "14 Bridge St, Castlebar, Co. Mayo"],
  ["Hauptstraße 12, 79098 Freiburg", "Hauptstr. 12, 79111 Freiburg"],
  ["東京都杉並区西荻北3-21-9", "東京都杉並区西荻南3-21-9"],
  ["서울 서대문구 연희로11길 23", "서울 마포구 연희로11길 23"],
  ["3 Main St, Springfield, IL", "3 Main St, Springfield, MA"],
  ["大阪市北区梅田1丁目12番3号", "大阪市北区梅田1丁目1番23号"],
  ["大阪市北区梅田1-12-3", "大阪市北区梅田1−1−23"],
  ["5 Western Road, Perth Hills", "5 Australia Road, Perth Hills"],
])("%s and %s are two", (marked, shown) => expect(joined(marked, shown)).toBe(2));

const everyDay = (times: string) =>
  Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, times] as const));
const nineToFive = everyDay("9:00 AM - 5:00 PM");
const written = { ...everyDay("8:00 AM - 6:00 PM"), monday: "closed", tuesday: "closed" };
const elm = "1 Elm St, Tulsa, OK 74103";

const hoursOf = (stated: HoursOfOperation, shown: HoursOfOperation) =>
  joinPlaces(
    [place(elm, "json-ld", { hours: fact(stated, "json-ld", "data") })],
    [place(elm, "text", { hours: fact(shown, "text", "shown") })],
  ).map(({ hours, questions }) => [hours?.value, questions.length]);

test("hours that a form was sent with give way to those that the page shows, and are asked about", () => {
  expect(hoursOf(nineToFive, written)).toEqual([[written, 1]]);
  // Somebody has filled these in.
  const filled = { ...nineToFive, sunday: "closed" };
  expect(hoursOf(filled, written)).toEqual([[filled, 0]]);
  expect(hoursOf(nineToFive, { ...nineToFive, sunday: "closed" })).toEqual([[nineToFive, 0]]);
  expect(hoursOf(nineToFive, { saturday: "8:00 AM - 6:00 PM" })).toEqual([[nineToFive, 0]]);
});

test("what looks like somebody else's counts where no page has another, and never beside one", () => {
  const hours = { hours: fact(nineToFive, "text", "9-5") };
  const farm = doubtedPlace(
    place("4 Gravel Road, Boone, IA 50036", "text", { ...phoned, ...hours }),
  );
  const confidence = { source: { confidence: othersConfidence } };
  expect(joinPlaces([farm])).toMatchObject([
    { address: confidence, phoneNumber: confidence, hours: confidence },
  ]);
  expect(joinPlaces([farm, place(elm, "text")])).toMatchObject([
    { address: { value: elm }, phoneNumber: null, hours: null },
  ]);
  const own = place(elm, "text", { hours: fact(written, "text", "8-6") });
  const doubtful = doubtedPlace(place(elm, "text", { ...phoned, ...hours }));
  for (const pages of [
    [own, doubtful],
    [doubtful, own],
  ])
    expect(joinPlaces(pages)).toMatchObject([
      {
        address: { source: { confidence: 0.6 } },
        phoneNumber: confidence,
        hours: { value: written, source: { confidence: 0.6 } },
      },
    ]);
});

test("a company's seat beats no house that may be somebody else's", () => {
  const street = "Friedrichstr. 219, 10969 Berlin";
  const seat = place(street, "text", { address: fact(street, "text", street, seatConfidence) });
  const house = doubtedPlace(place("Hauptstraße 5, 12345 Berlin", "text", phoned));
  const values = (...places: Place[]) => joinPlaces(places).map(({ address }) => address?.value);
  expect(values(house, seat)).toEqual([house.address?.value, street]);
  expect(values(house, seat, place(elm, "text"))).toEqual([elm]);
});
