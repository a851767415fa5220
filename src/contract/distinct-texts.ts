/** Of texts that differ in case or spaces alone, the first. No zod: the browser's own code uses it. */
export function distinctTexts(texts: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const text of texts) {
    const key = text.toLowerCase().replace(/\s+/g, " ").trim();
    if (!first.has(key)) first.set(key, text);
  }
  return [...first.values()];
}
