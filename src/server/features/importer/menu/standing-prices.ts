import type { MenuItem, MenuLine } from "./menu.types.ts";
import { isSizeHead } from "./noise.ts";
import { type Price, readPrices } from "./prices.ts";

interface StandingPrices {
  /** The lines that state them. */
  lines: ReadonlySet<MenuLine>;
  /** Gives a dish without a price the one that stands above it. */
  price: (item: MenuItem) => MenuItem;
}

const surcharge = /\b(?:add|extra|plus)\b|\+/i;

/** Prices of the sizes above a list, which hold for all its dishes: "MINI (6")  REG (9")" and below it "7.75  10.25". */
export function findStandingPrices(lines: readonly MenuLine[]): StandingPrices {
  const found: { line: number; prices: Price[] }[] = [];
  const used = new Set<MenuLine>();
  const heads = lines.filter(({ text }) => isSizeHead(text));
  lines.forEach((line, index) => {
    const sizes = lines[index - 1];
    if (!sizes || !isSizeHead(sizes.text) || /\p{L}/u.test(line.text)) return;
    const { prices } = readPrices(`x   ${line.text}`);
    if (prices.length < 2) return;
    found.push({ line: line.number, prices });
    used.add(line);
  });
  return {
    lines: used,
    price: (item) => {
      const sizes = heads.findLast(({ number }) => number < (item.nameLine ?? 0))?.text;
      const sized = sizes ? { ...item, sizes } : item;
      const standing = found.findLast(({ line }) => line < (item.nameLine ?? 0));
      if (!standing || item.prices.length > 0) return sized;
      return {
        ...sized,
        prices: withSurcharge(standing.prices, item),
        priceLine: standing.line,
        hasStandingPrice: true,
      };
    },
  };
}

/** "HOT (add 1.00 / 1.50 / 2.00)" makes each size dearer. */
function withSurcharge(prices: readonly Price[], { section }: MenuItem): Price[] {
  const note = section?.note ?? "";
  const more = surcharge.test(note) ? readAmounts(note) : [];
  return prices.map(({ amount, text }, index) => {
    const added = more[index] ?? more[0] ?? 0;
    return added > 0
      ? { amount: Math.round((amount + added) * 100) / 100, text: `${text} + ${added}` }
      : { amount, text };
  });
}

const readAmounts = (text: string) =>
  (text.match(/\d{1,3}(?:[.,]\d\d)?/g) ?? []).map((amount) => Number(amount.replace(",", ".")));
