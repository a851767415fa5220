import { readFileSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { preparePicture } from "#server/images/prepare-picture.ts";
import { recognizeText } from "./recognize-text.ts";

const menu = () => sharp(readFileSync("tests/support/menu-picture.jpg"));

const readPicture = async (picture: Sharp) =>
  recognizeText(await preparePicture(await picture.jpeg({ quality: 95 }).toBuffer()));

const paper = { background: "#f3ecdd" };

// proves: imports-30
test.each<[string, () => Sharp]>([
  ["on paper", menu],
  ["on a chalkboard", () => menu().negate()],
  ["held askew", () => menu().rotate(4, paper)],
  ["in a shadow", () => menu().linear(0.55, 0)],
  ["upside down, as its camera says", () => menu().rotate(180).withMetadata({ orientation: 3 })],
])("a menu %s becomes lines with their prices", async (_, picture) => {
  const lines = (await readPicture(picture())).split("\n").map((line) => line.replace(/ +/g, " "));
  expect(lines.filter(Boolean)).toEqual([
    "THE HEN HOUSE",
    "SANDWICHES",
    "Spicy Chicken Club 12.50",
    "bacon, cheddar, brioche bun",
    "Crispy Chicken Sandwich 9.75",
    "pickles, slaw, potato roll",
    "Ham Melt 8.00",
    "SIDES",
    "Fries 4.00",
  ]);
});

test("a picture without a text has none", async () => {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 40 };
  const create = { width: 600, height: 400, channels: 3 as const, background: "#888", noise };
  expect(await readPicture(sharp({ create }))).toBe("");
});
