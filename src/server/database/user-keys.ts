// The database keeps these keys beside the names, by functions of the same rules: `name_key` and `look_of`.

/** Names are unique regardless of case, whatever the locale of the database knows about letters. */
export const nameKey = (name: string): string =>
  name.normalize("NFKC").toLowerCase().replace(/ς/g, "σ");

/**
 * Each group is a letter or digit, and those of the Latin, Cyrillic and Greek alphabets that most fonts draw like it.
 * Small and capital letters differ: a capital I passes for an l, a small one does not.
 */
const lookalikes = [
  "aаАαΑɑ bВΒЬ cсСϲϹ dԁ eеЕΕ gɡ hһНΗ iіιı jјЈϳ",
  "kкКκΚ lI1|ІΙӀӏǀ mмМΜ nΝη o0оОοΟσ pрРρΡ qԛ rг sѕЅ",
  "tтТτΤ uυ vνѵѴ wωԝԜ xхХχΧ yуУүҮγΥ zΖ 3зЗ",
];

const plainLetters = new Map(
  lookalikes
    .flatMap((line) => line.split(" "))
    .flatMap(([plain = "", ...others]) => others.map((other) => [other, plain] as const)),
);

/** Two names that a reader takes for one have it in common. */
export const lookOf = (name: string): string =>
  Array.from(name.normalize("NFKD"), (letter) => plainLetters.get(letter) ?? letter)
    .join("")
    .toLowerCase()
    .replace(/ς/g, "σ")
    .normalize("NFC");
