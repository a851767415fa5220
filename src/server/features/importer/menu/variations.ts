import type { Judgement } from "./classify.ts";
import { isSandwichSection, nameForm } from "./dish-forms.ts";
import { isNoDish } from "./dish-names.ts";
import type { MenuItem } from "./menu.types.ts";
import { createFinder, splitWords, type Word, wordSet } from "./phrases.ts";
import { isAboutSomethingElse, isMeatByDefault, saysMeatless } from "./proteins.ts";
import { isKnownWord } from "./scanned-words.ts";
import { referenceWords } from "./vocabulary/layout.ts";

type Judged = Judgement & { item: MenuItem };

const confidence = 0.6;
const mostNames = 200;
const oneOf = (words: string) =>
  words
    .split(",")
    .map((word) => word.trim())
    .join("|");
const above = new RegExp(`^\\W{0,3}(?:${oneOf(referenceWords.above)})(?!\\p{L})`, "iu");
const byNumber = new RegExp(
  `^\\W{0,3}(?:(?:${oneOf(referenceWords.like)}) )?(?:${oneOf(referenceWords.number)})\\.? ?(\\d{1,3})\\b`,
  "iu",
);
const opening = new RegExp(
  `^(?:(?:${oneOf(referenceWords.like)}|${oneOf(referenceWords.articles)}) )+`,
  "iu",
);

/** Finds the dishes described by another one: "As above, with Swiss", "The Clucker + bacon", "Like No. 2". */
export function findVariations(judged: readonly Judged[]): Judged[] {
  const found: Judged[] = [];
  const kinds = new Map<number, boolean>();
  const names = namesOf(judged);
  judged.forEach((dish, index) => {
    const { item } = dish;
    const before = found[index - 1];
    const isOfKind =
      dish.confidence > 0 ||
      (mayVary(item) &&
        (refersAbove(item, before) || kinds.get(numberIn(item)) === true || names.isNamed(item)));
    const isHalf = isHalfOf(item.name, before?.item.name ?? "");
    const kind = { item, confidence, doubt: isHalf ? ("chicken" as const) : null };
    found.push(isOfKind && dish.confidence === 0 ? kind : dish);
    kinds.set(item.number ?? -1, isOfKind);
    if (isOfKind) names.learn(item);
  });
  return found;
}

const mayVary = (item: MenuItem) => {
  const words = splitWords(item.name);
  const isOther = nameForm(item.name) === "other";
  return !isNoDish(item) && !isOther && !saysMeatless(words) && !isAboutSomethingElse(words);
};

const refersAbove = (item: MenuItem, before: Judged | undefined) =>
  before !== undefined &&
  before.confidence > 0 &&
  before.item.section?.title === item.section?.title &&
  (above.test(item.description) || above.test(item.name) || isHalfOf(item.name, before.item.name));

/** "Demi-club" below "Club sandwich": half of what is above it, or its smaller size. */
function isHalfOf(name: string, other: string): boolean {
  const [first, ...words] = splitWords(name.replace(/½|1\/2/g, "half ").replace(/-/g, " "));
  const said = new Set(splitWords(other).map(({ text }) => text));
  const isHalf = halves.has(first?.text ?? "") && words.length > 0 && !isMeatByDefault(name);
  return isHalf && words.every(({ text }) => said.has(text));
}

const halves = wordSet(
  "half, demi, demie, halber, halbe, halbes, medio, media, mezzo, mezza, meio, meia, půl, půlka, pół, połówka, halve",
);

const numberIn = ({ description }: MenuItem) => Number(byNumber.exec(description)?.[1] ?? -2);

/** Names of the sandwiches by which other dishes may be described. */
function namesOf(judged: readonly Judged[]) {
  const sure = judged.filter((dish) => dish.confidence > 0).map(({ item }) => item.name);
  const telling = sure.filter((name) => splitWords(name).length > 1).slice(0, mostNames);
  const find = createFinder(telling.map((name) => [name, true] as const));
  const own = new Set<string>();
  const openings = new Set<string>();
  const learn = ({ name }: MenuItem) => {
    const words = splitWords(name.replace(opening, "")).map(({ text }) => text);
    // "Poulet" below "SANDWICHS" is no name by which a dish with chicken could be described.
    const isPlain = words.length === 1 && isKnownWord(words[0] ?? "");
    if (own.size >= mostNames || isPlain) return;
    own.add(words.join(" "));
    if (words.length > 1) openings.add(words[0] ?? "");
    if (words.length <= 3 && words[0] && !isKnownWord(words[0])) own.add(words[0]);
  };
  for (const name of sure) learn({ name } as MenuItem);
  const startsWithName = (words: readonly Word[]) =>
    [2, 3, 4].some((end) => own.has(joined(words.slice(0, end))) && words.length >= end);
  const isNamed = ({ name, description, section, prices }: MenuItem) => {
    const isInSection = isSandwichSection(section);
    if (isInSection && find(splitWords(description)).length > 0) return true;
    const start = description.replace(opening, "");
    const words = splitWords(start.slice(0, 80));
    const cut = words.findIndex(
      ({ text, startsClause }, at) => at > 0 && (startsClause || joins.has(text)),
    );
    const first = (cut < 0 ? words : words.slice(0, cut)).map(({ text }) => text).join(" ");
    const isReference = start !== description || cut > 0 || isInSection;
    if (first && isReference && own.has(first)) return true;
    // "The Cluck Stack dunked in hot oil": its name is followed by a word that we do not know.
    if (prices.length > 0 && start !== description && startsWithName(words)) return true;
    // "The Original dusted in cayenne" beside "The Original Crumb"
    const isCalled = start !== description && /^\p{Lu}/u.test(start);
    if (isInSection && isCalled && openings.has(words[0]?.text ?? "")) return true;
    // "Yardie Jr." is a kind of "The Yardie"; "Carlito clásico" below "Carlitos" is none of "Carlito de pollo".
    const kinds = new Set(splitWords(section?.title ?? "").map(({ text }) => text));
    return (
      isInSection &&
      !isMeatByDefault(name) &&
      splitWords(name).some(
        ({ text }) => text.length > 3 && own.has(text) && !isKnownWord(text) && !kinds.has(text),
      )
    );
  };
  return { learn, isNamed };
}

const joined = (words: readonly Word[]) => words.map(({ text }) => text).join(" ");
const joins = new Set(referenceWords.joins.split(",").map((word) => word.trim()));
