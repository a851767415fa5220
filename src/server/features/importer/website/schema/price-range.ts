import type { PriceRange } from "#contract/vocabulary.ts";

const levels: readonly PriceRange[] = ["$", "$$", "$$$", "$$$$"];

const words: [RegExp, PriceRange][] = [
  [/\bvery expensive\b|\bluxur|\bultra.?high/i, "$$$$"],
  [
    /\binexpensive\b|\bcheap|\bbudget\b|\blow\b|\baffordable\b|\bgünstig|\beconómico|\bpas cher/i,
    "$",
  ],
  [/\bmoderate|\bmid(?:dle|-?range|-?priced)?\b|\bmedium\b|\baverage\b|\breasonabl/i, "$$"],
  [/\bexpensive\b|\bupscale\b|\bhigh\b|\bpric(?:e)?y\b|\bfine dining\b/i, "$$$"],
];

/** "$$", "€€", "$10-20", "Moderate", "2": one of four, as the form explains them; null when it says nothing. */
export function readPriceRange(text: string): PriceRange | null {
  const signs = /([$€£¥₩₹₺₽])\1{0,3}(?!\s*\d)/.exec(
    text.replace(/(?<=[$€£¥₩₹₺₽])\s+(?=[$€£¥₩₹₺₽])/g, ""),
  );
  const amounts = Array.from(text.matchAll(/\d+(?:[.,]\d{1,2}(?!\d))?/g), ([number]) =>
    Number(number.replace(",", ".")),
  );
  if (amounts.length === 0 && signs) return levels[signs[0].length - 1] ?? null;
  const [first, second] = amounts;
  if (first === undefined) return words.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  if (/^\s*[1-4](?:\s*(?:\/|of)\s*[45])?\s*$/.test(text)) return levels[first - 1] ?? null;
  if (/[¥₩₹₺₽]|\b(?:kr|JPY|KRW|INR|SEK|NOK|DKK|CZK|HUF)\b/.test(text)) return null;
  return levelOf(
    second !== undefined && second > first ? (first + second) / 2 : typical(first, text),
  );
}

const typical = (amount: number, text: string) => {
  if (/under|below|less than|up to|<|bis|moins|menos/i.test(text)) return amount - 0.01;
  return /over|above|more than|from|>|\+|and up|ab\b/i.test(text) ? amount + 0.01 : amount;
};

/** The form's steps: under 10, 10 to 20, 21 to 30, over 30. */
function levelOf(amount: number): PriceRange {
  if (amount < 10) return "$";
  if (amount < 20.5) return "$$";
  return amount <= 30 ? "$$$" : "$$$$";
}
