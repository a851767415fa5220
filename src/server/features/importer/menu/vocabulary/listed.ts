/** Many phrases with one meaning, written as a person would list them. */
export function listed<const V>(value: V, phrases: string): [string, V][] {
  return phrases
    .split(",")
    .map((phrase) => phrase.trim())
    .filter(Boolean)
    .map((phrase) => [phrase, value]);
}
