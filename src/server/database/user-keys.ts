// The database keeps these keys beside the names, by functions of the same rules: `name_key` and `look_of`.

/** Names are unique regardless of case, whatever the locale of the database knows about letters. */
export const nameKey = (name: string): string =>
  name.normalize("NFKC").toLowerCase().replace(/ς/g, "σ");

/**
 * Letters of the Latin, Cyrillic and Greek alphabets, and digits, that most fonts draw like another one, beside that
 * one. Small and capital letters differ: a capital I passes for an l, a small one does not.
 */
const lookalikes: Record<string, string> = {
  a: "аАαΑɑ",
  b: "ВΒЬ",
  c: "сСϲϹ",
  d: "ԁ",
  e: "еЕΕ",
  g: "ɡ",
  h: "һНΗ",
  i: "іιı",
  j: "јЈϳ",
  k: "кКκΚ",
  l: "I1|ІΙӀӏǀ",
  m: "мМΜ",
  n: "Νη",
  o: "0оОοΟσ",
  p: "рРρΡ",
  q: "ԛ",
  r: "г",
  s: "ѕЅ",
  t: "тТτΤ",
  u: "υ",
  v: "νѵѴ",
  w: "ωԝԜ",
  x: "хХχΧ",
  y: "уУүҮγΥ",
  z: "Ζ",
  "3": "зЗ",
};

const plainLetters = new Map(
  Object.entries(lookalikes).flatMap(([plain, others]) =>
    Array.from(others, (other) => [other, plain] as const),
  ),
);

/** Two names that a reader takes for one have it in common. */
export const lookOf = (name: string): string =>
  Array.from(name.normalize("NFKD"), (letter) => plainLetters.get(letter) ?? letter)
    .join("")
    .toLowerCase()
    .replace(/ς/g, "σ")
    .normalize("NFC");
