import type { MenuItem } from "./menu.types.ts";
import { anyOf } from "./phrases.ts";
import { currenciesOfThousands, saidThousands } from "./vocabulary/currencies.ts";

const [remark, currency] = [saidThousands, currenciesOfThousands].map(
  (words) => new RegExp(`(?<![\\p{L}\\d])(?:${anyOf(words)})(?![\\p{L}\\d])`, "u"),
);
/** "prices in 1,000 L.L." */
const groupOfThousand = /(?<![\d.,])1[.,]000(?![\d.,])/g;
const longestRemark = 120;
const thousand = 1000;
const ownSign = /[$€£¥]/;

/**
 * "85" is 85,000 where the page says that its prices are in thousands, or has a currency in which nothing costs less than a
 * thousand and names no higher price.
 */
export function inThousands(items: readonly MenuItem[], text: string): MenuItem[] {
  const prices = items.flatMap((item) => item.prices).filter(({ amount }) => amount > 0);
  const isSmall = prices.every((price) => price.amount < thousand && !ownSign.test(price.text));
  const lines = text.split("\n").filter((line) => line.length <= longestRemark);
  const says = (pattern: RegExp | undefined) =>
    lines.some((line) => pattern?.test(line.replace(groupOfThousand, "1000")));
  if (prices.length === 0 || !(says(remark) || (isSmall && says(currency)))) return [...items];
  return items.map((item) => ({
    ...item,
    prices: item.prices.map((price) =>
      price.amount < thousand ? { ...price, amount: Math.round(price.amount * thousand) } : price,
    ),
  }));
}
