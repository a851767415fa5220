import { expect, test } from "vitest";
import { placesInText } from "./places.ts";

const placesOf = (text: string, name = "") =>
  placesInText({
    lines: text.split("\n"),
    language: "en",
    now: new Date("2026-01-15"),
    dialable: [],
    name,
  }).map(({ address, phoneNumber }) => [address?.value, phoneNumber?.value]);

test.each([
  "Website by Ironbridge Creative\n1400 Chestnut Pl, St. Louis, MO 63103",
  "Desenvolvido por Clique, 1400 Chestnut Pl, St. Louis, MO 63103",
  "Copyright 2026 TakeawaySites LLC, 1400 Chestnut Pl, St. Louis, MO 63103",
])("who made the website is elsewhere: %j", (credit) =>
  expect(placesOf(`12 Main St, Ames, IA 50010\n515-555-0101\n\n${credit}`)).toEqual([
    ["12 Main St, Ames, IA 50010", "515-555-0101"],
  ]),
);

test.each([
  "Copyright Slice 2026 · 902 Broadway, 10th Floor, New York, NY 10010 · (888) 555-0190",
  "Copyright 2026 Mealio. All rights reserved. 902 Broadway, New York, NY 10010",
  "(c) 2019-2026 Orderly Technologies | 902 Broadway, New York, NY 10010",
  "© ChowNow | 902 Broadway, New York, NY 10010",
])("whose rights these are may be an ordering service: %j", (credit) => {
  const shop = ["12 Main St, Ames, IA 50010", "515-555-0101"];
  expect(placesOf(`${shop.join("\n")}\n\n${credit}`, "Hen House")).toEqual([shop]);
});

test.each([
  ["Copyright 2026 Hen House · 902 Broadway, Boone, IA 50036 · 515-555-0102", "Hen House Grill"],
  ["Copyright 2026 · 902 Broadway, Boone, IA 50036 · 515-555-0102", "Hen House"],
  ["© 2026 · Rights reserved · Location: 902 Broadway, Boone, IA 50036", "Hen House"],
  ["Copyright 2026 | Privacy | 902 Broadway, Boone, IA 50036 · 515-555-0102", "Hen House"],
  ["Copyright 2026 鳥房 | 902 Broadway, Boone, IA 50036 · 515-555-0102", "鳥房"],
  ["Copyright 2026 Slice House | 902 Broadway, Boone, IA 50036", "Slice House"],
  ["Copyright 2026 Prairie Foods | 902 Broadway, Boone, IA 50036", "Hen House"],
  ["Copyright 2026 Hen House Boone · 902 Broadway, Boone, IA 50036 · 515-555-0102", ""],
])("the restaurant's own rights say nothing: %j", (line, name) =>
  expect(placesOf(`12 Main St, Ames, IA 50010\n515-555-0101\n\n${line}`, name)).toHaveLength(2),
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

test.each([
  "# Private events\nThe Barn, 4400 County Rd 12, Gilbert, IA 50105",
  "# Our sister restaurant\n88 Lincoln Way, Ames, IA 50014\n515-555-0188",
  "# Stockists\nGreens, 7 High St, Boone, IA 50036\nLarder, 9 Low St, Boone, IA 50036",
  "Park after 5 in the ramp at 200 Main St, Ames, IA 50010.",
  "In 1978 Grandma opened a stand at 41 Oak Ave, Nevada, IA 50201, and never looked back.",
  "Saturdays 8-12 at the farmers market, 300 Main St, Ames, IA 50010",
])("where something else is has no place of its own: %j", (other) =>
  expect(placesOf(`12 Main St, Ames, IA 50010\n515-555-0101\n\n${other}`)).toEqual([
    ["12 Main St, Ames, IA 50010", "515-555-0101"],
  ]),
);

test.each([
  "Commissary: 2200 4th St NW, Albuquerque, NM 87102 (no pickups!)",
  "Next pop-up: Saturday, January 24, 12–6 at Lua Brewing, 1525 High St, Des Moines, IA 50309.",
])("a truck without an address has none: %j", (line) =>
  expect(placesOf(`${line}\nText us: 505-555-0177`)).toEqual([[undefined, "505-555-0177"]]),
);

test("the only number of a page is that of all its places", () =>
  expect(
    placesOf("Call us: 515-555-0101\n\n12 Main St, Ames, IA 50010\n\n99 Elm St, Boone, IA 50036"),
  ).toEqual([
    ["12 Main St, Ames, IA 50010", "515-555-0101"],
    ["99 Elm St, Boone, IA 50036", "515-555-0101"],
  ]));

test.each([
  "12 Main St, Ames, IA 50010\n99 Elm St, Boone, IA 50036\nCall 515-555-0101",
  "12 Main St, Ames, IA 50010\nMon-Fri 11am-8pm, and later when the game is on\n99 Elm St, Boone, IA 50036\nFor both: 515-555-0101",
])("so it is below their list, or where it says so: %j", (text) =>
  expect(placesOf(text)).toEqual([
    ["12 Main St, Ames, IA 50010", "515-555-0101"],
    ["99 Elm St, Boone, IA 50036", "515-555-0101"],
  ]),
);

test("what names places beside what they share is theirs", () =>
  expect(
    placesOf(
      "Mission 415-555-0101 | Airport 415-555-0102\n# Hen House Mission\n12 Main St, Ames, IA 50010\n# Hen House Airport\n99 Elm St, Boone, IA 50036",
    ),
  ).toEqual([
    ["12 Main St, Ames, IA 50010", "415-555-0101"],
    ["99 Elm St, Boone, IA 50036", "415-555-0102"],
  ]));

test("a place that opens later is none, also where only its heading says so", () =>
  expect(
    placesOf(
      "12 Main St, Ames, IA 50010\n\n# Boone (opening fall 2026)\n\n99 Elm St, Boone, IA 50036",
    ),
  ).toEqual([["12 Main St, Ames, IA 50010", undefined]]));

test("the same hours are those of the place before", () => {
  const [first, second] = placesInText({
    lines:
      "# Troy\n1 First St, Troy, NY 12180\nMon-Sat 11-9\n# Albany\n2 Second St, Albany, NY 12207\nSame hours!".split(
        "\n",
      ),
    language: "en",
    now: new Date("2026-01-15"),
    dialable: [],
    name: "",
  });
  expect(second?.hours).toEqual(first?.hours);
});

test("the number beside the address is the house's, wherever else it stands", () =>
  expect(
    placesOf(
      `Ring your order in!\n0113 496 0388\n${"We make it all. ".repeat(30)}\n47a Town Street, Leeds LS12 3HD\nTel/Fax 0113 496 0388 Mob 07700 900655`,
    ),
  ).toEqual([["47a Town Street, Leeds LS12 3HD", "0113 496 0388"]]));

test.each([
  "All branches are open daily 10 AM to 2 AM unless mentioned.",
  "Both locations: daily 10 AM to 2 AM",
  "All our outlets\nOpen daily 10 AM to 2 AM",
  "Todas las sucursales: todos los días 10:00 am - 2:00 am",
])("hours of all branches are those of whichever has none of its own: %j", (all) => {
  const lines =
    `# Old Town\n12 Main St, Ames, IA 50010\n515-555-0101\n# Airport\n14 Hangar Rd, Ames, IA 50011\n515-555-0102\nOpen 24 hours\n# Mall\n16 Oak St, Ames, IA 50012\n515-555-0103\n# Hours\n${all}`.split(
      "\n",
    );
  const language = all.startsWith("Todas") ? "es" : "en";
  const places = placesInText({
    lines,
    language,
    now: new Date("2026-01-15"),
    dialable: [],
    name: "",
  });
  expect(places.map(({ hours }) => hours?.value["monday"])).toEqual([
    "10:00 AM - 2:00 AM",
    "24 hours",
    "10:00 AM - 2:00 AM",
  ]);
});

const weeksBeside = (told: string) =>
  placesInText({
    lines:
      `# Old Town\n12 Main St, Ames, IA 50010\n515-555-0101\n# Mall\n16 Oak St, Ames, IA 50012\n515-555-0103\n# News\n${told}`.split(
        "\n",
      ),
    language: "en",
    now: new Date("2026-01-15"),
    dialable: [],
    name: "",
  }).map(({ hours }) => hours && Object.values(hours.value));

test.each([
  "Half off wings at all locations Mondays 4pm-8pm",
  "Brunch at all locations Saturday & Sunday 10am-2pm",
  "Free coffee at both locations weekdays 7am-9am",
  "Kids eat free at all our restaurants daily 4pm-6pm",
])("what all places offer is nobody's hours: %j", (offer) =>
  expect(weeksBeside(offer)).toEqual([null, null]),
);

test("the hours of all places may stand below an offer, a line for each day", () => {
  const week = Array.from({ length: 7 }, () => "11:00 AM - 9:00 PM");
  const days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].map((day) => `${day} 11am-9pm`);
  const offer = "Half off wings at all locations Mondays 4pm-8pm";
  expect(weeksBeside(`${offer}\nAll of our locations\n${days.join("\n")}`)[0]).toEqual(week);
});
