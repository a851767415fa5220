import type { ExploreView } from "#contract/explore-choices.ts";
import type { Database } from "#server/database/client.ts";
import { foldText } from "#server/database/search-text.ts";
import { inTransaction } from "#server/database/transaction.ts";
import { editDistance } from "./edit-distance.ts";
import { listFamiliar, listNamesWith, type Named } from "./spelling.repository.ts";

const mostWords = 5;
const shortestWord = 3;
/** What so many hold is in everything: an index would give its whole list to say no more. */
const commonShare = 0.2;

interface Search {
  tx: Database;
  view: ExploreView;
  familiar: Named[];
}

/** The words with each unknown one replaced by the nearest from a name; null unless that finds something. */
export function suggestSpelling(
  db: Database,
  typed: string,
  view: ExploreView,
): Promise<string | null> {
  const words = foldText(typed).split(" ").filter(Boolean);
  if (words.length === 0 || words.length > mostWords) return Promise.resolve(null);
  return inTransaction(db, async (tx) => {
    const search = { tx, view, familiar: await listFamiliar(tx, view) };
    if (await findsSomething(search, words.join(" "))) return null;
    const better: string[] = [];
    for (const word of words) {
      const isKnown = words.length > 1 && (await findsSomething(search, word));
      const nearest = isKnown ? word : await nearestWord(search, word);
      if (nearest === null) return null;
      better.push(nearest);
    }
    const suggestion = better.join(" ");
    const isNews = foldText(suggestion) !== words.join(" ");
    return isNews && (await findsSomething(search, suggestion)) ? suggestion : null;
  });
}

async function findsSomething({ tx, view, familiar }: Search, words: string): Promise<boolean> {
  const folded = foldText(words);
  if (familiar.some(({ text }) => text.includes(folded))) return true;
  return (await listNamesWith(tx, view, words, 1)).length > 0;
}

/**
 * A slip spoils at most two neighbouring pieces of a word, so of twice as many and one more a piece
 * stays whole: what contains it is found by the index, and only the words of those names are compared
 * letter by letter.
 */
async function nearestWord(search: Search, word: string): Promise<string | null> {
  const length = Array.from(word).length;
  if (length < shortestWord) return null;
  const slips = length < 6 ? 1 : 2;
  const candidates = new Map<string, number>();
  for (const piece of piecesOf(word, 2 * slips + 1)) {
    for (const name of await listNames(search, piece)) {
      for (const candidate of name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
        candidates.set(candidate, (candidates.get(candidate) ?? 0) + 1);
      }
    }
  }
  let best: { word: string; distance: number; uses: number } | null = null;
  for (const [candidate, uses] of candidates) {
    const distance = editDistance(word, foldText(candidate), slips);
    if (distance > slips) continue;
    const isBetter =
      !best || distance < best.distance || (distance === best.distance && uses > best.uses);
    if (isBetter) best = { word: candidate, distance, uses };
  }
  return best?.word ?? null;
}

async function listNames({ tx, view, familiar }: Search, piece: string): Promise<string[]> {
  const holding = familiar.filter(({ text }) => text.includes(piece));
  const isCommon = holding.length > familiar.length * commonShare;
  return isCommon ? holding.map(({ name }) => name) : listNamesWith(tx, view, piece);
}

function piecesOf(word: string, count: number): string[] {
  const letters = Array.from(word);
  const size = Math.max(2, Math.floor(letters.length / count));
  const starts = Array.from({ length: count }, (_, index) => index * size);
  return starts.map((start) => letters.slice(start, start + size).join("")).filter(Boolean);
}
