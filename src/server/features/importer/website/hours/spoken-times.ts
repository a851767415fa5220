import { type SpokenNumbers, spokenNumbers } from "./words.ts";

/** Puts figures in the place of the words for times, filled up so that every place in the line stays what it is. */
export type SpokenTimes = (folded: string) => string;

/** "half past ten", "halb zwölf", "las ocho y media", "eleven to seven". */
export function spokenTimesOf(language: string): SpokenTimes {
  const [own, english] = [readers[language], readers["en"]];
  // English stands beside every language, as its other words do.
  const inTurn = [own, language === "en" ? undefined : english].flatMap((read) => read ?? []);
  return (folded) => inTurn.reduce((text, read) => read(text), folded);
}

const none = "(?!)";

const readers: Partial<Record<string, SpokenTimes>> = Object.fromEntries(
  Object.entries(spokenNumbers).map(([language, words]) => [language, readerOf(words)]),
);

function readerOf(words: SpokenNumbers): SpokenTimes {
  const numbers = words.numbers.split(" ").map((said) => said.split("/"));
  const named = numbers.flat().filter(Boolean).join("|") || none;
  const any = `${named}|\\d{1,2}`;
  const hour = words.hours ? `(?: (?:${words.hours}))?` : "";
  const list = (said: string | undefined) => said ?? none;
  const fraction = new RegExp(
    `(?<!\\p{L})(?:(${list(words.halfPast)})|(${list(words.halfTo)})|(${list(words.quarterPast)})|(${list(words.quarterTo)})) (${any})(?![\\p{L}\\d]|[:.]\\d)`,
    "gu",
  );
  const added = new RegExp(
    `(?<![\\p{L}\\d]|\\d[:.])(${any})${hour} (?:(${list(words.andHalf)})|(${list(words.andQuarter)}))(?!\\p{L})`,
    "gu",
  );
  const before = `(?<=(?<!\\p{L})(?:${list(words.before)}) )(?:${named})${list(words.after) === none ? "(?!\\p{L})" : `(?= (?:${words.after})(?!\\p{L})|[,.;)]|$)`}`;
  const until = `(?<=(?<!\\p{L})(?:${words.to ?? none}) )(?:${named})(?!\\p{L})`;
  const from = `(?<!\\p{L})(?:${named})(?= (?:${[words.to, words.hours].filter(Boolean).join("|") || none})(?!\\p{L}))`;
  const plain = new RegExp(`${from}|${until}|${before}`, "gu");

  const numberOf = (said: string): number =>
    /\d/.test(said) ? Number(said) : numbers.findIndex((names) => names.includes(said)) + 1;
  const write = (whole: string, hourSaid: number, minute: number) => {
    const time = minute === 0 ? String(hourSaid) : `${hourSaid}:${minute}`;
    return time.length > whole.length || hourSaid > 24 ? whole : time.padEnd(whole.length);
  };
  const before12 = (number: number) => number - 1 || 12;

  return (folded) =>
    folded
      .replace(fraction, (whole, halfPast, halfTo, quarterPast, _quarterTo, said: string) => {
        const number = numberOf(said);
        if (halfPast) return write(whole, number, 30);
        if (halfTo) return write(whole, before12(number), 30);
        return quarterPast ? write(whole, number, 15) : write(whole, before12(number), 45);
      })
      .replace(added, (whole, said: string, half: string | undefined) =>
        write(whole, numberOf(said), half ? 30 : 15),
      )
      .replace(plain, (whole) => write(whole, numberOf(whole), 0));
}
