import { expect, test } from "vitest";
import { readPage } from "../read-page.ts";

const ld = (thing: object) =>
  `<script type="application/ld+json">${JSON.stringify(thing)}</script>`;
const told =
  "We cook burgers and fries every day for everyone in town and beyond, come hungry and leave happy. Our kitchen has been here for ages and we like it.";
const page = (title: string, head: string, body = "") =>
  `<html lang="en"><head><title>${title}</title>${head}</head><body>${body}<p>${told}</p></body></html>`;
const nameOf = (html: string) =>
  readPage(html, new URL("https://example.com/"), new Date("2026-01-15")).facts.name?.value;

test.each([
  [
    "legal ld Restaurant",
    page(
      "Zum Hirsch – Gasthaus in Aalen",
      ld({ "@type": "Restaurant", name: "Schmidt Gastronomie GmbH" }),
      "<h1>Zum Hirsch</h1>",
    ),
    ["Zum Hirsch"],
  ],
  [
    "legal ld LocalBusiness",
    page(
      "Hanratty's Bar &amp; Kitchen",
      ld({
        "@type": "LocalBusiness",
        name: "Hanratty Licensed Trade Ltd",
        address: "1 Main St, Ames, IA 50010",
      }),
    ),
    ["Hanratty's Bar & Kitchen"],
  ],
  [
    "legal trading as",
    page("The Blue Hen", ld({ "@type": "Restaurant", name: "Smith Foods LLC dba The Blue Hen" })),
    ["The Blue Hen"],
  ],
  [
    "t/a",
    page("The Blue Hen", ld({ "@type": "Restaurant", name: "Smith Foods Ltd t/a The Blue Hen" })),
    ["The Blue Hen"],
  ],
  [
    "same with LLC",
    page("The Blue Hen | Ames", ld({ "@type": "Restaurant", name: "The Blue Hen, LLC" })),
    ["The Blue Hen"],
  ],
  [
    "seo tail",
    page(
      "The Blue Hen | Best Chicken in Ames, IA",
      ld({ "@type": "Restaurant", name: "The Blue Hen - Best Chicken in Ames" }),
    ),
    ["The Blue Hen"],
  ],
  [
    "placeholder",
    page("The Blue Hen", ld({ "@type": "Restaurant", name: "Restaurant Name" })),
    ["The Blue Hen"],
  ],
  ["home", page("Home | The Blue Hen", ld({ "@type": "WebSite", name: "Home" })), ["The Blue Hen"]],
  [
    "my site",
    page("The Blue Hen", "<meta property=og:site_name content='My Site'>"),
    ["The Blue Hen"],
  ],
  [
    "entities",
    page("Joe's Grill", ld({ "@type": "Restaurant", name: "Joe&#039;s Grill" })),
    ["Joe's Grill"],
  ],
  [
    "double entities",
    page("Joe's Grill", ld({ "@type": "Restaurant", name: "Joe&amp;#8217;s Grill" })),
    ["Joe's Grill", "Joe’s Grill"],
  ],
  [
    "rights sign",
    page("Joe's Grill", ld({ "@type": "Restaurant", name: "Joe's Grill®" })),
    ["Joe's Grill", "Joe's Grill®"],
  ],
  [
    "slug",
    page("Joe's Grill", ld({ "@type": "Organization", name: "joes-grill" })),
    ["Joe's Grill"],
  ],
  [
    "slug2",
    page("Joe's Grill", "<meta property=og:site_name content='joesgrillames'>"),
    ["Joe's Grill"],
  ],
  [
    "platform",
    page(
      "Joe's Grill - Order Online",
      ld({ "@type": "Organization", name: "Flipplate" }) +
        ld({ "@type": "Restaurant", name: "Joe's Grill" }),
    ),
    ["Joe's Grill"],
  ],
  [
    "designer microdata",
    page(
      "Joe's Grill",
      "",
      "<h1>Joe's Grill</h1><footer><span itemscope itemtype='https://schema.org/Organization'>Site by <a itemprop=url href='#'><span itemprop=name>WebLac</span></a></span></footer>",
    ),
    ["Joe's Grill"],
  ],
  [
    "caps",
    page("Joe's Grill", ld({ "@type": "Restaurant", name: "JOE'S GRILL" })),
    ["Joe's Grill"],
  ],
  [
    "owner inh",
    page("Imbiss Aubrückl", "", "<h1>Imbiss Aubrückl - Monika Pühringer</h1>"),
    ["Imbiss Aubrückl"],
  ],
  [
    "welcome to the official",
    page("Welcome to the official website of Joe's Grill", "", "<h1>Welcome</h1>"),
    ["Joe's Grill"],
  ],
  ["order", page("Order Joe's Grill Online | Ames", "", "<h1>Joe's Grill</h1>"), ["Joe's Grill"]],
  [
    "menu",
    page("Menu - Joe's Grill", "", "<img class=logo alt='Joes Grill Logo'>"),
    ["Joe's Grill"],
  ],
  [
    "person copyright",
    page("Joe's Grill", "", "<h1>Burgers</h1><p>© 2024 Joseph Miller. All rights reserved</p>"),
    ["Joe's Grill"],
  ],
  [
    "theme demo",
    page(
      "Joe's Grill",
      ld({ "@type": "Organization", name: "Delicious Restaurant Theme" }),
      "<h1>Joe's Grill</h1>",
    ),
    ["Joe's Grill"],
  ],
  [
    "location suffix",
    page("Joe's Grill", ld({ "@type": "Restaurant", name: "Joe's Grill - Ames" })),
    ["Joe's Grill"],
  ],
  [
    "store number",
    page("Joe's Grill", ld({ "@type": "Restaurant", name: "Joe's Grill #12" })),
    ["Joe's Grill"],
  ],
  [
    "group",
    page(
      "The Blue Hen | Ames, IA",
      ld({ "@type": "Organization", name: "Prairie Hospitality Group" }),
      "<h1>The Blue Hen</h1>",
    ),
    ["The Blue Hen"],
  ],
  [
    "group foot",
    page("The Blue Hen | Ames, IA", "", "<h1>Chicken</h1><p>© 2025 Prairie Restaurant Group</p>"),
    ["The Blue Hen"],
  ],
  [
    "pty",
    page("Snag Stand", ld({ "@type": "CafeOrCoffeeShop", name: "Snags Holdings Pty Ltd" })),
    ["Snag Stand"],
  ],
  [
    "sarl",
    page(
      "Chez Momo - Kebab à Lyon",
      ld({ "@type": "FastFoodRestaurant", name: "SARL Benali Frères" }),
    ),
    ["Chez Momo"],
  ],
  [
    "srl",
    page("Panificio Rosa", ld({ "@type": "Bakery", name: "Rosa & C. S.n.c." })),
    ["Panificio Rosa"],
  ],
  [
    "e.K.",
    page("Bäckerei Stöhr", ld({ "@type": "Bakery", name: "Bäckerei Stöhr e.K." })),
    ["Bäckerei Stöhr"],
  ],
])("what markup calls somebody else is not the restaurant's name: %s", (_, html, names) =>
  expect(names).toContain(nameOf(html)),
);

test.each(["Cock-A-Doodle Doo", "Good As", "The DBA Grill", "Chez Sas"])(
  "what is a word is no kind of company: %s",
  (name) => expect(nameOf(page("Home", ld({ "@type": "Restaurant", name })))).toBe(name),
);

test.each(["Hen House d.o.o.", "Hen House AS", "Hen House LTD", "Smith Foods LLC DBA Hen House"])(
  "a company's name goes without what it is: %s",
  (name) => expect(nameOf(page("Home", ld({ "@type": "Restaurant", name })))).toBe("Hen House"),
);

test.each([
  ["Our Story", "Our Story"],
  ["Fried Chicken &amp; Ribs in Ames | Order Online", "Fried Chicken &amp; Ribs in Ames"],
  ["Crispy Every Day", "Crispy Every Day"],
])("the title %j is no better name than the markup's", (title, heading) =>
  expect(
    nameOf(page(title, ld({ "@type": "Restaurant", name: "Joe's Place" }), `<h1>${heading}</h1>`)),
  ).toBe("Joe's Place"),
);

test("a name that only the markup has is the restaurant's where the page shows no other", () =>
  expect(
    nameOf(
      page(
        "Best chicken in Ames, Iowa",
        ld({ "@type": "Restaurant", name: "The Blue Hen" }),
        "<h1>Come hungry</h1>",
      ),
    ),
  ).toBe("The Blue Hen"));
