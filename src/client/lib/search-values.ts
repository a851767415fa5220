/** These read single search parameters and return undefined for invalid values. */
export const readChoice = <Word extends string>(words: readonly Word[], value: unknown) =>
  words.find((word) => word === value);

export function readText(longest: number, value: unknown): string | undefined {
  const first = Array.isArray(value) ? value[0] : value;
  if (first === undefined || first === null || typeof first === "object") return;
  return String(first).trim().slice(0, longest).trim() || undefined;
}

/** Above zero, because a filter of zero would match everything. */
export function readNumber(max: number, value: unknown): number | undefined {
  const number = typeof value === "number" ? value : Number.parseFloat(readText(20, value) ?? "");
  return number > 0 && number <= max ? number : undefined;
}

/** Words with commas between them, or the same name several times, as the checkboxes of a form send it. */
export function readChoices(words: readonly string[], value: unknown): string | undefined {
  const given = new Set(String(value ?? "").split(","));
  return words.filter((word) => given.has(word)).join(",") || undefined;
}
