import { searchColumns } from "./search-text.ts";

/** Names are unique regardless of case, whatever the locale of the database knows about letters. */
export const nameKey = (name: string): string => name.normalize("NFKC").toLowerCase();

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
    .normalize("NFC");

export const usernameKeys = (username: string) => ({
  usernameKey: nameKey(username),
  usernameLook: lookOf(username),
});

/** What goes beside a member's name and email whenever these are written. */
export const userKeys = ({ username, email }: { username?: string; email?: string }) => ({
  ...(username !== undefined && usernameKeys(username)),
  ...(email !== undefined && { emailKey: nameKey(email) }),
});

interface Named {
  username: string;
  email: string;
  displayName?: string | null;
}

/** What admins find a member by. */
export const userSearch = ({ username, email, displayName = null }: Named) =>
  searchColumns(username, email, displayName);
