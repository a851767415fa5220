const highest = 10_000_000;

/** "1,200", "12,50", "8.990", "9.5", ".75": the last separator is a decimal one unless three digits follow. */
export function amountOf(digits: string, isCents: boolean): number | null {
  const text = digits.replace(/(?<![.,])[.,]+$/, "");
  const parts = text.split(/[.,]/);
  const last = parts.at(-1) ?? "";
  const hasDecimals = parts.length > 1 && last.length !== 3;
  if (parts.slice(1, hasDecimals ? -1 : undefined).some((part) => part.length !== 3)) return null;
  if (hasDecimals && (last.length === 0 || last.length > 2)) return null;
  const whole = parts.slice(0, hasDecimals ? -1 : undefined).join("");
  const amount = Number(hasDecimals ? `${whole || "0"}.${last}` : whole);
  if (!Number.isFinite(amount) || amount <= 0 || amount > highest) return null;
  return isCents ? amount / 100 : amount;
}
