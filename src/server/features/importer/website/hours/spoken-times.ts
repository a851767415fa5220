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
/** "vingt-deux" is neither twenty nor two. */
const start = "(?<![\\p{L}\\d]|[-:.](?<=[\\p{L}\\d][-:.]))";
const end = "(?![\\p{L}\\d]|[-:.][\\p{L}\\d])";

const readers: Partial<Record<string, SpokenTimes>> = Object.fromEntries(
  Object.entries(spokenNumbers).map(([language, words]) => [language, readerOf(words)]),
);

function readerOf(words: SpokenNumbers): SpokenTimes {
  const numbers = words.numbers
    .split(" ")
    .map((said) => said.split("/").map((name) => name.replaceAll("_", " ")));
  const named = numbers
    .flat()
    .toSorted((a, b) => b.length - a.length)
    .join("|");
  const any = `${named}|\\d{1,2}`;
  const hour = words.hours ? `(?: (?:${words.hours}))?` : "";
  const list = (said: string | undefined) => said ?? none;
  const fractions = [words.andHalf, words.andQuarter, words.andThree].flatMap((said) => said ?? []);
  const fraction = new RegExp(
    `${start}(?:(${list(words.halfPast)})|(${list(words.halfTo)})|(${list(words.quarterPast)})|(${list(words.quarterTo)})) (${any})${end}`,
    "gu",
  );
  const added = new RegExp(
    `${start}(${any})${hour} (?:(${list(words.andHalf)})|(${list(words.andQuarter)})|(${list(words.andThree)}))${end}`,
    "gu",
  );
  const hours = words.hours ? ` (?:${words.hours})${end}` : none;
  const after = words.after ? `(?= (?:${words.after})${end}|[,.;)]|$)` : "";
  const before = `(?<=${start}(?:${list(words.before)}) )(?:${named})${end}${after}`;
  // "bis zwanzig Personen": where no time stands before it, nothing that is counted may stand behind.
  const isEnd = words.isEndClear ? "" : `(?=${hours}|${after ? after.slice(3, -1) : "[,.;)]|$"})`;
  const until = `(?<=${start}(?:${list(words.to)}) )(?:${named})${end}${isEnd}`;
  const joints = [words.to, words.at].flatMap((said) => said ?? []).join("|") || none;
  // "à deux pas": the word for "to" is one for "at".
  const timeBefore = [any, words.hours, "midi|minuit|mediodia|meio-dia|h|\\d\\d", ...fractions]
    .flatMap((said) => said ?? [])
    .join("|");
  const untilBehind = `(?<=(?:${timeBefore}) {1,20}(?:${joints}) )(?:${named})${end}`;
  const from = `${start}(?:${named})${end}(?=${hours}| (?:${joints})${end})`;
  // "onze heures vingt": minutes that are not read make no time of it.
  const minutes = `(?!${hour}(?: (?:e|y|et|und))? (?:${named})${end}(?!${hours}| (?:${joints})${end}))`;
  const plain = new RegExp(`(?:${from}|${until}|${untilBehind}|${before})${minutes}`, "gu");

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
      .replace(added, (whole, said: string, half?: string, quarter?: string) =>
        write(whole, numberOf(said), half ? 30 : quarter ? 15 : 45),
      )
      .replace(plain, (whole) => write(whole, numberOf(whole), 0));
}
