/** Drops texts that differ from an earlier one only in case or spaces. No zod: the first load uses it. */
export function distinctTexts(texts: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const text of texts) {
    const key = text.toLowerCase().replace(/\s+/g, " ").trim();
    if (!first.has(key)) first.set(key, text);
  }
  return [...first.values()];
}
