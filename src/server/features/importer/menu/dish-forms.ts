import { withoutOffers } from "./clauses.ts";
import { sectionKinds } from "./headings.ts";
import { countDressings } from "./labels.ts";
import type { MenuItem, MenuSection } from "./menu.types.ts";
import { anyOf, createFinder, easternLetter, splitWords, type Word, wordSet } from "./phrases.ts";
import { isChickenSection, strongestChicken } from "./proteins.ts";
import { remembered } from "./remembered.ts";
import { formPhrases } from "./vocabulary/forms.ts";
import { bundleSides, sizes } from "./vocabulary/layout.ts";
import {
  allWords,
  breadsOfSandwiches,
  breadsToChoose,
  friedFillings,
  onWords,
  pieces,
  plateSides,
  platesOfOne,
  serves,
  withWords,
} from "./vocabulary/serving.ts";

export const findForms = createFinder(formPhrases);

/** What the dish is: in most languages the last word before "with" says so. */
export const nameForm = remembered((name): "sandwich" | "bread" | "perhaps" | "other" | null => {
  // "Kebab di pollo (piatto)", "Kuřecí gyros s hranolky"
  const bracket = splitWords(/\(([^)]{0,30})\)$/.exec(name)?.[1] ?? "");
  if (bracket.some(({ text }) => plates.has(text)) || spitWithSide.test(name)) return "other";
  // "サンドイッチ スープ付"
  const bare = name.replace(/\([^)]{0,100}\)?|(?<= )\S{1,20}付き?(?= |$)/g, " ");
  const [whole] = findForms(splitWords(bare));
  if (whole?.value === "dish" && whole.from === 0 && whole.to > 2) return "other";
  const [head = ""] = bare.split(withSplit);
  for (const part of [head, bare]) {
    const words = splitWords(part);
    const forms = findForms(words).filter(({ value }) => value !== "neutral");
    const form = forms.at(-1);
    // "Fajita Sandwich": in English the last word says what it is.
    const endsInKind = form?.to === words.length && englishKinds.has(form.phrase);
    if (forms[0]?.value === "dish" && forms[0].from === 0 && !endsInKind) return "other";
    if (form && isBreadByName(form) && comesBeside(words, form.from)) return null;
    // "Piadina kebab pollo": the spit's meat is in what the name begins with.
    if (
      forms[0]?.value === "perhaps" &&
      forms[0].from === 0 &&
      fromTheSpit.test(form?.phrase ?? "")
    )
      return "perhaps";
    // "Hühner-Toast", "Poulet-Baguette"
    const start = words[form?.from ?? 0]?.start ?? 0;
    if (form?.value === "bread" && /\p{Ll}-$/u.test(part.slice(0, start))) return "sandwich";
    if (form && ["sandwich", "bread", "perhaps"].includes(form.value))
      return form.value as "sandwich" | "bread" | "perhaps";
    // "Kebab talíř kuřecí", "Gyros assiette": the spit's meat without its bread.
    const isPlate = form && words.slice(form.from, form.to).some(({ text }) => plates.has(text));
    if (isPlate && isEnd(words, form.to)) return "other";
    // "Tramezzino pollo e insalata" has the salad in it.
    const isAlong = form !== undefined && alongside.has(words[form.from - 1]?.text ?? "");
    if (
      forms[0]?.value === "sandwich" &&
      forms[0].from === 0 &&
      (isAlong || form?.value === "dish")
    )
      return "sandwich";
    // "Galette Tenders", "Panini nuggets": what is fried is in the bread before it.
    const isFried = form !== undefined && friedPieces.has(words[form.from]?.text ?? "");
    if (isFried && forms[0]?.from === 0 && fillable.has(forms[0].phrase))
      return forms[0].value === "bread" ? "bread" : "sandwich";
    // "Hähnchenbrust mit Curry-Dip": what a dish is dressed with does not make it another one.
    if (form && part === bare && form.from >= splitWords(head).length && isDip.test(form.phrase))
      return null;
    // "Wing Man" is no wing: only the last word makes it another dish.
    if (form && isEnd(words, form.to)) return "other";
  }
  return null;
});

const withSplit = new RegExp(
  ` (?:with|w|mit|avec|con|com|de|di|du|au|aux|alla|z|ze|s|se|met|m\\.|w\\.|served|\\+) | w/ ?|, | (?:&|and|n|'n') (?=(?:\\p{L}{1,20} ){0,2}(?:${anyOf(bundleSides)})$)`,
  "iu",
);
const breadName = new RegExp(`^(?:${anyOf(breadsOfSandwiches)})`);
const isBreadByName = ({ value, phrase }: { value: string; phrase: string }) =>
  value === "bread" || breadName.test(phrase);
const isDip = /(?:^|[ *])(?:dip|sauce|soße|dressing|salsa|slaw)$/;
export const alongside = new Set("e y et und and a i con com mit avec with con z s".split(" "));
const englishKinds = new Set("sandwich sub hoagie melt sando slider panini toastie bap".split(" "));
const [plates, friedPieces] = [wordSet(platesOfOne), wordSet(friedFillings)];
const fillable = new Set(
  "panini panino wrap burger sandwich galette naan pita pain dürüm durum bocadillo bocata baguette bagel kanapka bułka bageta tortilla broodje".split(
    " ",
  ),
);
const spitWithSide = new RegExp(
  `(?:gyros|keba[bp]|souvlaki)(?: \\p{L}{1,12})? (?:s|se|so|z|ze|mit) (?:${anyOf(plateSides)}|hranolk|hranolč|pommes|frytk)`,
  "iu",
);
const [on, beside, farthest] = [wordSet(onWords), wordSet(withWords), 5];

export const comesAlong = (words: readonly Word[], at: number) => {
  const { text } = words[at - 1] ?? { text: "" };
  return alongside.has(text) || beside.has(text);
};

/** "Curry chicken w bread": the nearest word that joins them says with, not on. */
function comesBeside(words: readonly Word[], at: number): boolean {
  // "Hummus & Pita"
  if (at === words.length - 1 && words[at - 1]?.text === "and") return true;
  return jointBefore(words, at, (text) => on.has(text) || beside.has(text), beside);
}

/** "on a toasted bun", in one clause. */
function isCarried(words: readonly Word[], at: number): boolean {
  return jointBefore(words, at, (text) => on.has(text), on);
}

/** "Chicken Patty on Whole Grain Bun" is a sandwich below any heading. */
export function isOnBread(name: string): boolean {
  const words = splitWords(name);
  const last = findForms(words).findLast(({ value }) => value === "bread");
  return last !== undefined && isCarried(words, last.from);
}

/** "Focaccia Hähnchen Pesto": what follows the bread is in it. */
export function isBreadOf(name: string): boolean {
  const words = splitWords(name);
  const [first] = findForms(words);
  if (first?.from !== 0 || first.value !== "bread") return false;
  // "Toast au poulet", "Chléb s kuřecím řízkem", but not "Naan with curry".
  const { text } = words[first.to] ?? { text: "" };
  return !openBreads.has(first.phrase) || (garnishes.has(text) && !!strongestChicken(words));
}

const garnishes = wordSet("au, aux, mit, s, se, z, ze, con, al, alla, met, med");
const openBreads = new Set("bread flatbread naan tortilla toast pan pane pain brot".split(" "));

/** The nearest joining word before, in the same clause, is of the kind. */
function jointBefore(
  words: readonly Word[],
  at: number,
  joins: (text: string) => boolean,
  kind: ReadonlySet<string>,
): boolean {
  for (let from = at - 1; from >= Math.max(0, at - farthest); from -= 1) {
    if (words[from + 1]?.startsClause) return false;
    const { text } = words[from] ?? { text: "" };
    if (joins(text)) return kind.has(text);
  }
  return false;
}

const [sizeWords, pieceWords] = [wordSet(sizes), wordSet(pieces)];

/** True when only numbers, sizes and ways of serving follow. */
export function isEnd(words: readonly Word[], at: number): boolean {
  const rest = words.slice(at);
  const served = findForms(rest).reduce((sum, { from, to }) => sum + to - from, 0);
  const counted = rest.filter(
    ({ text }) =>
      /^(?:x?\d.*|and|[a-r])$/.test(text) || pieceWords.has(text) || sizeWords.has(text),
  );
  // "Döner Teller Hähnchen": what a plate is of may stand behind it.
  const meats = rest.filter(
    (word) => !word.startsClause && strongestChicken([word]) === "chicken",
  ).length;
  return served + counted.length + meats >= rest.length;
}

export function sectionForm(section: MenuSection | null): "sandwich" | "perhaps" | "other" | null {
  if (!section) return null;
  if (/^not\b/i.test(section.title)) return "other";
  // "Egg sandwiches" are sandwiches, "Salads & wraps" are both.
  const kinds = new Set(
    section.title.split(/ (?:and|y|e|et|und|i|a|oder|or|o) |[&/,+•·|]/i).flatMap((part, index) => {
      // "Sandwiches & Jackets": the same fillings in both.
      if (index > 0 && /jacket|potato|spud/i.test(part)) return [];
      const said = sectionKinds(part).filter((kind) => kind === "sandwich" || kind === "other");
      return said.at(-1) === "sandwich" ? ["sandwich"] : said;
    }),
  );
  const isBoth = kinds.size > 1;
  const mayBeBread = kinds.size === 0 || kinds.has("sandwich") || fromTheSpit.test(section.title);
  if (mayBeBread && isInBread(section)) return "sandwich";
  const form = nameForm(section.title);
  if (form === "perhaps") return form;
  if (kinds.has("sandwich")) return isBoth ? null : "sandwich";
  if (kinds.has("other")) return "other";
  if (form === "other" && easternLetter.test(section.title)) return "other";
  // "BUŁKA Z KOTLETEM", "Toast garni": what follows the bread is in it.
  const isBread = form === "bread" && / \p{L}/u.test(section.title) && isBreadOf(section.title);
  return form === "sandwich" || isBread || (form === null && isOfSandwiches(section))
    ? "sandwich"
    : null;
}

/** "All burgers and sandwiches come with fries", "Sandwichs toastés à la commande" */
export const isOfSandwiches = ({ note }: MenuSection): boolean =>
  note.split(/[.;\n]/).some((sentence) => {
    const [first, second] = sentence
      .replace(allOfThem, "")
      .split(/[ ,:&(]+/)
      .filter(Boolean);
    return [first ?? "", `${first} ${second}`].some(
      (title) => plural.test(title) && sectionKinds(title).at(-1) === "sandwich",
    );
  });

/** "Todas nuestras tortas llevan frijoles" */
export const speaksOfAllSandwiches = (text: string): boolean =>
  everyOne.test(text) && isOfSandwiches({ title: "", note: text, line: 0, prices: [] });

/** Of all, or how they are served: "Bagety podáváme rozpečené" */
const everyOne = new RegExp(
  `^\\P{L}{0,3}(?:(?:all|alle|tous|toutes|todos|todas|tutti|tutte|všechny|wszystkie) (?:of )?\\p{L}|(?:\\p{L}{2,20} ){1,2}(?:${anyOf(serves)})(?!\\p{L}))`,
  "iu",
);
const allOfThem = new RegExp(`^\\P{L}*(?:(?:${anyOf(allWords)})(?!\\p{L}) ?)*`, "iu");
const plural = /[sieyaén]$/i;

/** "All served in pitta or naan", "white, wheat, rye, wrap" */
export function isInBread(section: MenuSection): boolean {
  const { note } = section;
  // Hot chicken comes on white bread.
  if (isChickenSection(section) && /\bwhite bread\b/i.test(note)) return false;
  const words = splitWords(withoutOffers(note));
  const isBelow = words.some(({ text }) => text === "over" || text === "atop");
  const breads = findForms(words).filter(
    ({ value, phrase }) => value === "bread" || /bun$/.test(phrase),
  );
  if (!isBelow && breads.some(({ from }) => isCarried(words, from))) return true;
  if (!besidePlate.test(note) && note.split(/[.;\n,()]/).some(isNothingButBread)) return true;
  const choices = note
    .replace(/\([^)]{0,40}\)/g, "")
    .split(/,| or | & | and | oder | ou | o |[/;\n]/)
    .filter((part) => isBread.test(part.trim().replace(openingChoice, "")));
  return choices.length >= fewestBreads;
}

/** "Seeded roll.", "White or granary bloomer, salad garnish", "Pan de miga tostado" */
function isNothingButBread(clause: string): boolean {
  const words = splitWords(clause.replace(/ tosta[dt][oa]$/i, ""));
  const last = findForms(words).at(-1);
  const isShort =
    words.length > 1 && words.length <= 5 && !/[\d&+]| (?:and|und|et|y|e) /.test(clause);
  const isWhole = last?.to === words.length || (last?.from === 0 && / d[eiu] /.test(clause));
  return isShort && last?.value === "bread" && isWhole && isPlainBread(words);
}

const isPlainBread = (words: readonly Word[]) =>
  findForms(words).every(({ value, from }) => value === "bread" && !comesBeside(words, from)) &&
  strongestChicken(words) === null;

const isBread = new RegExp(`^(?:${anyOf(breadsToChoose)})s?$`, "iu");
const openingChoice =
  /^(?:choose|choice of|your choice of|served on|on|available on|in)(?: your)? /i;
const fewestBreads = 3;

/** Eaten from a plate or in bread, which the remark below the heading tells. */
export const fromTheSpit =
  /kebab|kebap|kabob|ケバブ|케밥|shish|souvlaki|shawarma|shwarma|gyro|döner|doner|skewer|grill|\bsteaks$|cutlet|schnitzel/i;

export const isSandwichSection = (section: MenuSection | null): boolean =>
  sectionForm(section) === "sandwich";

/** "sandwich" when the dish is on or in bread, not when bread comes as a side. */
export function describedForm({ description }: MenuItem): "sandwich" | "bread" | null {
  const text = withoutOffers(description);
  const words = splitWords(text);
  const forms = findForms(words);
  // "Half of any sandwich above and a cup of soup" speaks of other dishes.
  const isOwn = (at: number) => !words.slice(Math.max(0, at - 3), at).some(isAny);
  if (forms.some(({ value, from }) => value === "sandwich" && isOwn(from))) return "sandwich";
  if (besidePlate.test(text)) return null;
  const breads = forms.filter(({ value }) => value === "bread");
  if (breads.some(({ from }) => isCarried(words, from))) return "sandwich";
  // Bread may come beside a dish, a bun does not.
  if (breads.some(({ phrase, from }) => /bun$/.test(phrase) && !comesBeside(words, from)))
    return "sandwich";
  return breads.some(({ from, to }) => !comesBeside(words, from) && !isSideBread(words, from, to))
    ? "bread"
    : null;
}

/** "kuřecí špíz, chléb": a slice beside the dish, at the end of the list and alone. */
const isSideBread = (words: readonly Word[], from: number, to: number) =>
  from > 0 &&
  to === words.length &&
  words[from]?.startsClause === true &&
  to - from === 1 &&
  loaves.has(words[from]?.text ?? "");
const isAny = ({ text }: Word) => text === "any";
const loaves = wordSet("chléb,chleba,chlieb,pečivo,pieczywo,pain,brot,pane,pan,bread,toast");

export const besidePlate = new RegExp(`(?<!\\p{L})(?:${anyOf(plateSides)})(?!\\p{L})`, "iu");

/** Has two typical toppings and no side dish such as rice. */
export const isDressed = ({ description }: MenuItem): boolean =>
  countDressings(description) > 1 && !besidePlate.test(description);
