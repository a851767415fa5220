import type { ExtractedSandwich } from "#contract/importer.ts";
import type { Judgement } from "./classify.ts";
import type { MenuItem } from "./menu.types.ts";
import type { Price } from "./prices.ts";

type Question = ExtractedSandwich["questions"][number];

/** What a person has to decide, because the menu does not. */
export function askAbout(
  item: MenuItem,
  { doubt }: Judgement,
  lineText: (line: number | null) => string,
): Question[] {
  const words = lineText(item.nameLine) || item.name;
  return [
    ...(doubt === null ? [] : [isItOne(item.name, doubt, words)]),
    ...whichPrice(item, lineText(item.priceLine) || words),
  ];
}

const isItOne = (name: string, about: "chicken" | "sandwich", words: string): Question => ({
  about,
  text: about === "chicken" ? `${name}: is it made with chicken?` : `${name}: is it a sandwich?`,
  words,
  choices: [
    { label: about === "chicken" ? "Chicken" : "A sandwich", keep: true },
    { label: about === "chicken" ? "No chicken" : "No sandwich", keep: false },
  ],
});

/** Half a sandwich is none: only a person can say which price is meant. */
const isHalved =
  /(?<![\p{L}\d])(?:half|halves|1\/2|½|medio|media|demi|mezzo|mezza|halb|halbe|halbes|půl|pół)(?![\p{L}\d])/iu;
const mostChoices = 6;

function whichPrice({ name, prices, section, sizes = "" }: MenuItem, words: string): Question[] {
  const amounts = [...new Set(prices.map(({ amount }) => amount))].filter((amount) => amount > 0);
  const context = `${words} ${sizes} ${section?.title ?? ""} ${section?.note ?? ""}`;
  if (amounts.length < 2 || !isHalved.test(context)) return [];
  return [
    {
      about: "price",
      text: `${name}: which price is for a whole sandwich?`,
      words,
      choices: amounts
        .slice(0, mostChoices)
        .map((price) => ({ label: labelOf(prices, price), price })),
    },
  ];
}

const labelOf = (prices: readonly Price[], amount: number) =>
  prices.find((price) => price.amount === amount)?.text ?? String(amount);
