import { load } from "cheerio";
import { expect, test } from "vitest";
import { findLinks } from "./page-links.ts";

const kinds = (...anchors: [href: string, text: string][]) =>
  findLinks(
    load(anchors.map(([href, text]) => `<a href="${href}">${text}</a>`).join("")),
    new URL("https://www.coop.example/"),
  ).map(({ kind, url }) => `${kind} ${url.replace(/^https:\/\/(?:www\.)?coop\.example/, "")}`);

test.each([
  [["/menu", "Menu"], "menu /menu"],
  [["/eat", "What we serve"], "menu /eat"],
  [["/speisekarte", "Speisekarte"], "menu /speisekarte"],
  [["/nuestra-carta", "Nuestra carta"], "menu /nuestra-carta"],
  [["/page7", "La carte"], "menu /page7"],
  [["/files/dinner%20menu.pdf", "Download"], "menu /files/dinner%20menu.pdf"],
  [["https://cdn.example/menu.pdf", "Our menu"], "menu https://cdn.example/menu.pdf"],
  [["https://order.coop.example/menu", "Order"], "menu https://order.coop.example/menu"],
  [["/visit", "Locations"], "locations /visit"],
  [["/locations/austin", "Austin"], "locations /locations/austin"],
  [["/contact", "Say hi"], "contact /contact"],
  [["/lokale", "Lokale"], "locations /lokale"],
  [["/info-3", "Yhteystiedot"], "contact /info-3"],
  [["/shop/1", "店舗情報"], "locations /shop/1"],
  [["/jidelni-listek", "Jídelní lístek"], "menu /jidelni-listek"],
  [["/northside", "Northside"], "other /northside"],
] as [[string, string], string][])("%j", (anchor, expected) =>
  expect(kinds(anchor)).toEqual([expected]),
);

test.each([
  ["#menu", "Menu"],
  ["/", "Menu"],
  ["https://delivery.example/coop/menu", "Menu"],
  ["javascript:openMenu()", "Menu"],
  ["mailto:menu@coop.example", "Menu"],
  ["/menu.jpg", "Menu"],
  ["/gift-cards", "Gift menu"],
  ["/careers", "Careers at our locations"],
] as [string, string][])("%s %s is not followed", (...anchor) => expect(kinds(anchor)).toEqual([]));

test("the pages that a page is made of are links", () => {
  const frames = load('<frameset><frame src="/nav.html"></frameset>');
  expect(findLinks(frames, new URL("https://coop.example/"))).toMatchObject([
    { kind: "other", url: "https://coop.example/nav.html" },
  ]);
});

test("the likeliest comes first, drinks come last, each once", () => {
  expect(
    kinds(
      ["/wine", "Wine menu"],
      ["/lunch", "Lunch"],
      ["/menu#a", "See food"],
      ["/menu#b", "Menu"],
    ),
  ).toEqual(["menu /menu", "menu /lunch", "menu /wine"]);
});
