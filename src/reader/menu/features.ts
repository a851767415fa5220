// Describes each dish for the regression: its words, what the rules say of it, its heading, its neighbours, the page.
import type { MenuItem } from "../reader.types.ts";
import { describedForm, nameForm, sectionForm } from "./bread.ts";
import {
  chickenConfidence,
  hasOtherProtein,
  type MenuContext,
  strongestChicken,
} from "./chicken.ts";
import { sandwichConfidence } from "./rules.ts";
import { splitWords } from "./words.ts";

/** Names of features, and how much of each a dish has. */
export type Features = Map<string, number>;

/** Words of a description and of a heading's note that are looked at. */
const mostWords = { description: 25, note: 15 };

type Evidence = ReturnType<typeof readEvidence>;

function readEvidence(item: MenuItem, context: MenuContext) {
  const { section, prices } = item;
  const name = splitWords(item.name.normalize("NFKC"));
  const description = splitWords(item.description.normalize("NFKC"));
  const inName = strongestChicken(name) ?? "none";
  const inDescription = strongestChicken(description) ?? "none";
  return {
    name,
    description,
    inName,
    inDescription,
    hasChicken: Number(inName !== "none" || inDescription !== "none"),
    hasPrice: Number(prices.length > 0),
    bread: sandwichConfidence(item, context),
    chicken: chickenConfidence(item, context),
    form: nameForm(item.name) ?? "none",
    described: describedForm(item) ?? "none",
    section: section ? (sectionForm(section) ?? "none") : "without",
    sectionLine: section?.line,
  };
}

/** The features of each dish of a menu. */
export function featuresOf(
  items: readonly MenuItem[],
  byRule: readonly number[],
  context: MenuContext,
): Features[] {
  const evidence = items.map((item) => readEvidence(item, context));
  const ofPlace = chickenIn(context.restaurantName);
  const page = shareInBread(evidence);
  const pricedShare = evidence.filter(({ hasPrice }) => hasPrice).length / items.length;
  const shares = new Map<number | undefined, number>();
  for (const { sectionLine: line } of evidence) {
    if (shares.has(line)) continue;
    shares.set(line, shareInBread(evidence.filter(({ sectionLine }) => sectionLine === line)));
  }
  return evidence.map((own, at) => {
    const { hasChicken, form, section, inName } = own;
    const among = shares.get(own.sectionLine) ?? 0;
    const [above, below] = [evidence[at - 1], evidence[at + 1]];
    const others = `${hasOtherProtein(own.name)} ${hasOtherProtein(own.description)}`;
    return new Map<string, number>([
      ...[
        `form ${form}`,
        `described ${own.described}`,
        `section ${section}`,
        `chicken in name ${inName}`,
        `chicken in description ${own.inDescription}`,
        `chicken in heading ${chickenIn(items[at]?.section?.title)}`,
        `chicken in note ${chickenIn(items[at]?.section?.note)}`,
        `others ${others}, chicken in name ${inName}`,
        `chicken in name ${inName}, form ${form}`,
        `chicken ${hasChicken}, form ${form}, section ${section}`,
        `chicken ${hasChicken}, described ${own.described}, section ${section}`,
        `place of chicken ${ofPlace}, bread ${own.bread > 0}`,
        `words ${Math.min(own.name.length, 8)}`,
        `above ${above?.form}`,
        `below ${below?.form}`,
        `sandwiches sold ${context.sellsSandwiches}, chicken ${hasChicken}`,
        `priced ${own.hasPrice}, page ${pricedShare > 0.6}`,
      ].map((name): [string, number] => [name, 1]),
      ["length of description", Math.min(own.description.length, 20) / 20],
      ["bread by rule", own.bread],
      ["chicken by rule", own.chicken],
      ["both by rule", byRule[at] ?? 0],
      ["among sandwiches", among],
      ["chicken among sandwiches", hasChicken * among],
      ["page in bread", page],
      ["chicken, page in bread", hasChicken * page],
      ...describeWords(items[at], own),
    ]);
  });
}

const shareInBread = (dishes: readonly Evidence[]) =>
  dishes.filter(({ bread }) => bread > 0).length / Math.max(1, dishes.length);

const chickenIn = (text = "") => strongestChicken(splitWords(text)) ?? "none";

/** The words themselves: "salad" at the end of a name, "kids" in a heading. */
function describeWords(item: MenuItem | undefined, own: Evidence): [string, number][] {
  const wordsOf = (text = "") => splitWords(text.normalize("NFKC"));
  const weigh = (sign: string, words: readonly { text: string }[], weight: number) =>
    words.map(({ text }): [string, number] => [`${sign}:${text}`, weight]);
  return [
    ...weigh("n", own.name, 1),
    ...weigh("first", own.name.slice(0, 1), 1),
    ...weigh("last", own.name.slice(-1), 1),
    ...weigh("s", wordsOf(item?.section?.title), 1),
    ...weigh("d", own.description.slice(0, mostWords.description), 0.5),
    ...weigh("t", wordsOf(item?.section?.note).slice(0, mostWords.note), 0.5),
  ];
}
