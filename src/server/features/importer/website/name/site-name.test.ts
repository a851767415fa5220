import { expect, test } from "vitest";
import { readPage } from "#server/features/importer/website/read-page.ts";

const nameOf = (title: string, body: string, head = "") =>
  readPage(
    `<head><title>${title}</title>${head}</head><body>${body}</body>`,
    new URL("https://192.0.2.1/"),
    new Date("2026-01-15"),
  ).facts.name?.value ?? null;

test.each([
  ["Home | Saltbox Chicken", [], "Saltbox Chicken"],
  ["Saltbox Chicken | Official Site", [], "Saltbox Chicken"],
  ["Contact Us - Old Coop Tavern", [], "Old Coop Tavern"],
  ["Order Online - Zinger House - 1450 Polk St", [], "Zinger House"],
  ["Hähnchen Heinz – Imbiss in Köln", ["Hähnchen Heinz"], "Hähnchen Heinz"],
  ["Welcome to Chuck's Chicken Bucket!!!", [], "Chuck's Chicken Bucket"],
  ["Macari's Chipper Galway", ["Macari's Chipper"], "Macari's Chipper"],
  ["Roost Deli & Market :: Sandwiches, Salads", [], "Roost Deli & Market"],
  ["Fried chicken in Savannah: Wren's", ["Wren's"], "Wren's"],
  ["Home", ["Wren's"], "Wren's"],
  ["Menu & Hours – Wren's", [], "Wren's"],
  ["Wren's // Hot chicken", ["It's hot"], "Wren's"],
  ["Wren's, hot chicken and cold beer in Tulsa", ["It's hot"], "Wren's"],
  ["Pub in York | The Cock & Bottle | York", ["A proper pub"], "The Cock & Bottle"],
  ["Bang Bang Banh Mi | Aurora, CO", ["Best banh mi in Aurora, CO"], "Bang Bang Banh Mi"],
  ["Gasthaus Krone in Ulm", ["Krone"], "Krone"],
  ["🍗 Wren's 🍗", [], "Wren's"],
  ["Est. 1988 | Wren's", [], "Wren's"],
  ["Wren's Luncheonette, Ames IA", [], "Wren's Luncheonette"],
  ["Wren's of Ames, Iowa", [], "Wren's of Ames"],
  ["Taste of West Virginia", [], "Taste of West Virginia"],
  ["Made in West Virginia", [], "Made in West Virginia"],
  ["Wren's in Charleston, West Virginia", [], "Wren's"],
  ["Wren's | Döner, Wraps & Salads", ["Fresh every day"], "Wren's"],
  ["", [], null],
])("title %j with the headings %j: %s", (title, headings, name) =>
  expect(nameOf(title, headings.map((text) => `<h1>${text}</h1>`).join(""))).toBe(name),
);

const slogan = "<h1>Crispy since 1990</h1>";

test.each([
  ["the logo", '<a class="logo"><img alt="Hen House logo"></a>'],
  ["the sign beside the logo", '<div class="brand">Hen House</div>'],
  ["the copyright of a theme", "<footer>© 2026 Hen House - WordPress Theme by Kadence</footer>"],
  ["the copyright", "<footer>© 2020-2026 Hen House. All rights reserved.</footer>"],
  ["a welcome", "<h2>Welcome to the Hen House!</h2>"],
  ["the line above the address", "<p>Hen House</p><p>12 Elm St, Tulsa, OK 74103</p>"],
])("a title that says nothing or praises, and %s", (_, body) => {
  expect(nameOf("Home", slogan + body)).toBe("Hen House");
  expect(nameOf("Best Fried Chicken in Tulsa | Hen House", slogan + body)).toBe("Hen House");
});

test("a short form speaks for the long one, and the town is no part of a name that stands without it", () => {
  expect(nameOf("Mystic Seafood | The Salty Pelican", '<header><img alt="Pelican"></header>')).toBe(
    "The Salty Pelican",
  );
  const footer = "<p>3 Mill Ln, Wells BA5 2RF</p><p>© The Gilded Spoon</p>";
  expect(nameOf("The Gilded Spoon Wells – Deli", slogan + footer)).toBe("The Gilded Spoon");
});

test("a site's address spells its name, and is none", () => {
  expect(nameOf("hotboxchicken.com", '<b class="brand">Hot Box Chicken</b><h1>Hot!</h1>')).toBe(
    "Hot Box Chicken",
  );
  const named = (site: string) => `<meta property="og:site_name" content="${site}">`;
  expect(nameOf("Hen House", slogan, named("henhouse"))).toBe("Hen House");
  expect(nameOf("Hen House - Tulsa", slogan, named("www.henhouse.com"))).toBe("Hen House");
  expect(nameOf("Hen House", slogan, named("Hen House | Hot Chicken"))).toBe("Hen House");
});

test("markup that names the company or the branch means the restaurant", () => {
  const marked = (type: string, name: string) =>
    `<script type="application/ld+json">{"@context":"https://schema.org","@type":"${type}","name":"${name}"}</script>`;
  expect(nameOf("Hen House", slogan, marked("Organization", "Hen House LLC"))).toBe("Hen House");
  expect(nameOf("Hen House", slogan, marked("Restaurant", "Hen House - Tulsa"))).toBe("Hen House");
});

test("a name in capitals is written as the title writes it", () =>
  expect(
    nameOf(
      "Welcome to Lindy's Luncheonette, Tulsa OK",
      "<p>LINDY'S LUNCHEONETTE</p><p>12 Elm St</p><p>Tulsa, OK 74103</p>",
    ),
  ).toBe("Lindy's Luncheonette"));
