import { expect, test } from "vitest";
import { nameOfPage } from "./page-name.ts";

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
  ["", [], null],
])("%j with %j is %s", (title, headings, name) => expect(nameOfPage(title, headings)).toBe(name));
