import { expect, test } from "vitest";
import { isSameAddress } from "./same-address.ts";

test.each([
  ["12 Elm Street, Tulsa, OK 74103", "12 Elm St, Tulsa, OK 74103"],
  ["12 N. Elm St, Tulsa, OK 74103", "12 North Elm Street Tulsa OK 74103"],
  ["12 N. Elm St, Tulsa", "12 Elm St, Tulsa"],
  ["12 Elm St", "12 Elm St, Tulsa, OK 74103"],
  ["Hauptstraße 12, 10115 Berlin", "Hauptstr. 12 10115 Berlin"],
  ["Hauptstraße 12a, 10115 Berlin", "Hauptstrasse 12a, Berlin"],
  ["Am Alten Markt 3, 10115 Berlin", "am alten markt 3"],
  ["Via Roma, 12, 00184 Roma", "Via Roma 12, 00184 Roma"],
  ["12 rue de la Paix, 75002 Paris", "12, Rue de la Paix, Paris"],
  ["Golden Hen 12 Elm St, Tulsa", "12 Elm St, Tulsa"],
  ["Golden Hen, 12 Elm St, Tulsa", "12 Elm Street, Tulsa, OK 74103"],
  ["Suite 5, 12 Elm St, Tulsa, OK 74103", "12 Elm Street, Suite 5, Tulsa"],
  ["Shop 5/12 Elm St, Sydney NSW 2000", "12 Elm St, Sydney"],
  ["Calle Mayor, nº 5, 28013 Madrid", "Calle Mayor 5, Madrid"],
  ["1500 Broadway, New York, NY 10036", "1500 Broadway, New York"],
])("%s is %s", (one, other) => {
  expect(isSameAddress(one, other)).toBe(true);
  expect(isSameAddress(other, one)).toBe(true);
});

test.each([
  ["12 Elm St, Tulsa, OK 74103", "12 Oak St, Tulsa, OK 74103"],
  ["12 Elm St, Tulsa, OK 74103", "12 Elm St, Tulsa, OK 74999"],
  ["120 N Elm St, Tulsa", "120 S Elm St, Tulsa"],
  ["120 Elm St NW, Washington", "120 Elm St SE, Washington"],
  ["120 North St, Tulsa", "120 South St, Tulsa"],
  ["Hauptstraße 12, 10115 Berlin", "Gartenstraße 12, 10115 Berlin"],
  ["Hauptstraße 12, Berlin", "Gartenstraße 12, Berlin"],
  ["Hauptstraße 12 Berlin", "Gartenstraße 12 Berlin"],
  ["Hauptstraße 12a, 10115 Berlin", "Hauptstraße 14b, 10115 Berlin"],
  ["Marktplatz, 10115 Berlin", "Schlossplatz, 10115 Berlin"],
  ["Via Roma, 12, 00184 Roma", "Via Milano, 12, 00184 Roma"],
  ["Golden Hen 12 Elm St", "Golden Hen 12 Oak St"],
  ["12 rue de la Paix, 75002 Paris", "12 rue du Bac, 75002 Paris"],
  ["Suite 5, 12 Elm St, Tulsa, OK 74103", "Suite 5, 400 Oak St, Tulsa, OK 74103"],
  ["Unit 5, 12 Elm St, Tulsa", "Unit 5, 12 Oak St, Tulsa"],
  ["Level 2, Food Court, Sydney NSW 2000", "Level 2, Martin Place, Sydney NSW 2000"],
  ["Martin Place, Sydney NSW 2000", "Food Court, Sydney NSW 2000"],
  ["Marktplatz, 10115 Berlin, Germany", "Schlossplatz, 10115 Berlin, Germany"],
  ["Place du Marché, 85000 La Roche", "Place Napoléon, 85000 La Roche"],
  ["Calle Mayor, nº 5, 28013 Madrid", "Calle Goya, nº 5, 28013 Madrid"],
  ["Calle 5, #12-30, Bogotá", "Calle 5, #40-10, Bogotá"],
  ["1010 Wien, Stephansplatz 3", "1010 Wien, Graben 5"],
  ["Wien 1010, Stephansplatz 3", "Wien 1010, Graben 5"],
  ["12 Elm Grove Rd, Tulsa", "12 Elm Park Rd, Tulsa"],
  ["12 Elm St, Sydney NSW 2000", "12 Elm St, Melbourne VIC 3000"],
])("%s is not %s", (one, other) => {
  expect(isSameAddress(one, other)).toBe(false);
  expect(isSameAddress(other, one)).toBe(false);
});
