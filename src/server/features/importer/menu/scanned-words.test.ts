import { expect, test } from "vitest";
import { mendScannedWords } from "./scanned-words.ts";

const scanned = "CHlPS, BURGERS, May0, Tornato, Gri1led. ";

test.each([
  ["Chickcn, Ckicken", "Chicken, Chicken"],
  ["Bur9er", "Burger"],
  ["SAL0MlES lN", "SALOMIES IN"],
  ["ab0ut K0pi Sh00t", "about Kopi Shoot"],
])("on a scanned page %s is %s", (text, mended) => {
  expect(mendScannedWords(scanned + text).endsWith(` ${mended}`)).toBe(true);
});

test("letters that only look alike are left alone on a page that is not scanned", () => {
  expect(mendScannedWords("Steak, Chickcn")).toBe("Steak, Chickcn");
});

test.each([
  ["Egg E3.30, Tuna E3. 60", "Egg £3.30, Tuna £3. 60"],
  ["Egg E3.30, Tuna f3.60, Tea €1.20", "Egg €3.30, Tuna €3.60, Tea €1.20"],
  ["Vitamin E3.30", "Vitamin E3.30"],
  ["R6O R1O5, 9Op, 3OOml", "R60 R105, 90p, 300ml"],
  ["H2O", "H2O"],
  ["SANDWlCHES S0UP SlDES Chlcken l0.95 ll.95", "SANDWICHES SOUP SIDES Chicken l0.95 ll.95"],
])("the prices of %s are %s", (text, mended) => {
  expect(mendScannedWords(text)).toBe(mended);
});

test("a heading that lost its first letter gets it back", () => {
  expect(mendScannedWords("B URGERS")).toBe("BURGERS");
  expect(mendScannedWords("A BURGER")).toBe("A BURGER");
});

test("small words are no part of the word before them", () => {
  expect(mendScannedWords("Brie + Fig Jam on Ciabatta")).toBe("Brie + Fig Jam on Ciabatta");
});

test("what is written as two words stays so", () => {
  expect(mendScannedWords("Chicken tender po boy")).toBe("Chicken tender po boy");
  expect(mendScannedWords("sun dried tomato")).toBe("sun dried tomato");
  expect(mendScannedWords("chick en, torti lla")).toBe("chicken, tortilla");
});
