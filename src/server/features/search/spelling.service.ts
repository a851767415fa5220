import type { Suggestion } from "#contract/explore.ts";
import type { ExploreView } from "#contract/explore-choices.ts";
import { foldText, wordsOf } from "#contract/search-text.ts";
import type { Database } from "#server/database/client.ts";
import { hasWords, listFamiliar, listNamesWith } from "./spelling.repository.ts";

const mostWords = 5;
const shortestWord = 3;
const mostIngredients = 3;
const keptMs = 60_000;

/** What people usually search for, read once a minute. */
interface Familiar {
  /** What a search looks at, folded, row by row. */
  texts: string[];
  words: Words;
  ingredients: Words;
}

/** By the folded word: how it is written, and how often. */
type Words = Map<string, { word: string; uses: number }>;

interface Search {
  db: Database;
  view: ExploreView;
  familiar: Familiar;
}

/**
 * The typed words, each unknown one replaced by the nearest known word, if that finds something and the typed words do
 * not. And the ingredients that the words may mean.
 */
export async function suggest(db: Database, typed: string, view: ExploreView): Promise<Suggestion> {
  const words = wordsOf(typed);
  if (words.length === 0 || words.length > mostWords) return { suggestion: null, ingredients: [] };
  const search = { db, view, familiar: await familiarOf(db, view) };
  return {
    suggestion: await suggestSpelling(search, words),
    ingredients: findIngredients(search, words),
  };
}

async function suggestSpelling(search: Search, words: string[]): Promise<string | null> {
  if (await findsSomething(search, words)) return null;
  const better: string[] = [];
  for (const word of words) {
    const isKnown = words.length > 1 && (await findsSomething(search, [word]));
    const nearest = isKnown ? word : await nearestWord(search, word);
    if (nearest === null) return null;
    better.push(nearest);
  }
  const suggestion = better.join(" ");
  const isDifferent = foldText(suggestion) !== words.join(" ");
  return isDifferent && (await findsSomething(search, wordsOf(suggestion))) ? suggestion : null;
}

async function findsSomething({ db, view, familiar }: Search, words: string[]): Promise<boolean> {
  const isFamiliar = familiar.texts.some((text) => words.every((word) => text.includes(word)));
  return isFamiliar || hasWords(db, view, words.join(" "));
}

/** The familiar word with the fewest mistakes, or else one of a name that shares three letters in a row with it. */
async function nearestWord({ db, view, familiar }: Search, word: string): Promise<string | null> {
  const letters = Array.from(word);
  if (letters.length < shortestWord) return null;
  const nearest = nearestOf(familiar.words, word);
  if (nearest) return nearest;
  const pieces = letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(""));
  const others: Words = new Map();
  for (const name of await listNamesWith(db, view, pieces)) countWords(others, wordsIn(name));
  return nearestOf(others, word);
}

function nearestOf(words: Words, typed: string): string | null {
  const mistakes = Array.from(typed).length < 6 ? 1 : 2;
  let best: { word: string; distance: number; uses: number } | null = null;
  for (const [folded, { word, uses }] of words) {
    const distance = editDistance(typed, folded, mistakes);
    if (distance > mistakes) continue;
    const isBetter =
      !best || distance < best.distance || (distance === best.distance && uses > best.uses);
    if (isBetter) best = { word, distance, uses };
  }
  return best?.word ?? null;
}

/** The most used ingredients with a word that begins with a typed one. */
function findIngredients({ familiar }: Search, words: string[]): string[] {
  const found = [...familiar.ingredients].filter(([ingredient]) =>
    words.some((word) => word.length >= shortestWord && ` ${ingredient}`.includes(` ${word}`)),
  );
  found.sort(([, one], [, other]) => other.uses - one.uses);
  return found.slice(0, mostIngredients).map(([, { word }]) => word);
}

const kept = new WeakMap<Database, Map<ExploreView, { at: number; familiar: Promise<Familiar> }>>();

function familiarOf(db: Database, view: ExploreView): Promise<Familiar> {
  const views = kept.get(db) ?? new Map();
  kept.set(db, views);
  const known = views.get(view);
  if (known && Date.now() - known.at < keptMs) return known.familiar;
  const familiar = readFamiliar(db, view);
  views.set(view, { at: Date.now(), familiar });
  familiar.catch(() => views.delete(view));
  return familiar;
}

async function readFamiliar(db: Database, view: ExploreView): Promise<Familiar> {
  const familiar: Familiar = { texts: [], words: new Map(), ingredients: new Map() };
  for (const { name, text, ingredients } of await listFamiliar(db, view)) {
    familiar.texts.push(text);
    countWords(familiar.words, wordsIn(name));
    countWords(familiar.ingredients, ingredients);
  }
  // Behind the names, which are written with accents.
  for (const text of familiar.texts) countWords(familiar.words, wordsIn(text));
  return familiar;
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

function countWords(counts: Words, words: string[]) {
  for (const word of words) {
    const folded = foldText(word);
    const known = counts.get(folded);
    if (known) known.uses += 1;
    else counts.set(folded, { word, uses: 1 });
  }
}

/**
 * How many letters must be added, left out, changed or swapped with their neighbour to turn one word
 * into the other (optimal string alignment). Stops beyond the limit and returns limit + 1.
 */
export function editDistance(from: string, to: string, limit: number): number {
  const [a, b] = [Array.from(from), Array.from(to)];
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwap =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwap ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...current) > limit) return limit + 1;
    [beforeLast, last] = [last, current];
  }
  return Math.min(at(last, b.length), limit + 1);
}

const at = (numbers: number[], index: number) => numbers[index] ?? Number.POSITIVE_INFINITY;
