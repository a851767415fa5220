import type { ExploreView } from "#contract/explore-choices.ts";
import type { Database } from "#server/database/client.ts";
import { foldText } from "#server/database/search-text.ts";
import { listFamiliar, listNamesWith, type Named } from "./spelling.repository.ts";

const mostWords = 5;
const shortestWord = 3;
/** Above this share of the familiar names the index is not asked: it would return most of the catalogue. */
const commonShare = 0.2;

interface Search {
  db: Database;
  view: ExploreView;
  familiar: Named[];
}

/** The typed words, each unknown one replaced by the nearest word of a name; null when that finds nothing. */
export async function suggestSpelling(
  db: Database,
  typed: string,
  view: ExploreView,
): Promise<string | null> {
  const words = foldText(typed).split(" ").filter(Boolean);
  if (words.length === 0 || words.length > mostWords) return null;
  const search = { db, view, familiar: await listFamiliar(db, view) };
  if (await findsSomething(search, words.join(" "))) return null;
  const better: string[] = [];
  for (const word of words) {
    const isKnown = words.length > 1 && (await findsSomething(search, word));
    const nearest = isKnown ? word : await nearestWord(search, word);
    if (nearest === null) return null;
    better.push(nearest);
  }
  const suggestion = better.join(" ");
  const isDifferent = foldText(suggestion) !== words.join(" ");
  return isDifferent && (await findsSomething(search, suggestion)) ? suggestion : null;
}

async function findsSomething({ db, view, familiar }: Search, words: string): Promise<boolean> {
  const folded = foldText(words);
  if (familiar.some(({ text }) => text.includes(folded))) return true;
  return (await listNamesWith(db, view, words, 1)).length > 0;
}

/** Compared letter by letter with the words of familiar names, and of names that the index finds by three of its letters. */
async function nearestWord({ db, view, familiar }: Search, word: string): Promise<string | null> {
  const letters = Array.from(word);
  if (letters.length < shortestWord) return null;
  const mistakes = letters.length < 6 ? 1 : 2;
  const names = familiar.map(({ name }) => name);
  for (const triple of new Set(letters.map((_, at) => letters.slice(at, at + 3).join("")))) {
    const holding = familiar.filter(({ text }) => text.includes(triple));
    const isCommon = holding.length > familiar.length * commonShare;
    if (Array.from(triple).length === 3 && !isCommon) {
      names.push(...(await listNamesWith(db, view, triple)));
    }
  }
  const candidates = new Map<string, number>();
  for (const candidate of names.flatMap((name) => name.toLowerCase().match(wordPattern) ?? [])) {
    candidates.set(candidate, (candidates.get(candidate) ?? 0) + 1);
  }
  let best: { word: string; distance: number; uses: number } | null = null;
  for (const [candidate, uses] of candidates) {
    const distance = editDistance(word, foldText(candidate), mistakes);
    if (distance > mistakes) continue;
    const isBetter =
      !best || distance < best.distance || (distance === best.distance && uses > best.uses);
    if (isBetter) best = { word: candidate, distance, uses };
  }
  return best?.word ?? null;
}

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

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
