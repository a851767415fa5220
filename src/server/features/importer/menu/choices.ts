import { choicesTitle, type LineFacts } from "./line-facts.ts";
import { anyOf } from "./phrases.ts";
import { meatChoices } from "./vocabulary/layout.ts";

const isHead = (fact: LineFacts | undefined) => fact?.heading?.title === choicesTitle;
const choosesMeat = new RegExp(`(?<!\\p{L})(?:${anyOf(meatChoices)})(?!\\p{L})`, "iu");
const isOptional = /\b(?:optional|add|extra|double|addit\w+)\b/i;
const mostChoices = 40;

/** Takes out the lists of what may be chosen for a dish, which end at an empty line or at its price, and keeps its meats. */
export function takeChoices(facts: readonly LineFacts[]): LineFacts[] {
  const left: LineFacts[] = [];
  for (let at = 0; at < facts.length; at += 1) {
    const fact = facts[at];
    if (!fact) continue;
    const end = isHead(fact) ? endOfChoices(facts, at) : -1;
    if (end < 0) {
      left.push(fact);
      continue;
    }
    const meats = meatsIn(facts.slice(at, end));
    const dish = left.pop();
    if (dish) left.push(meats ? { ...dish, choices: meats } : dish);
    at = end - 1;
  }
  return left;
}

/** The line after the lists that begin here; -1 where nothing says where they end. */
function endOfChoices(facts: readonly LineFacts[], from: number): number {
  const isPriced = facts[from - 1]?.hasPrice === true;
  const last = Math.min(facts.length, from + mostChoices);
  for (let at = from + 1; at < last; at += 1) {
    const fact = facts[at];
    if (!fact || isHead(fact)) continue;
    if (fact.line.followsBlank) return at;
    if (fact.hasPrice) return fact.isPriceOnly && !isPriced ? at : -1;
  }
  return last === facts.length ? last : -1;
}

/** "Choose your protein (Required)", and below it "Chicken" and "Gyro Meat". */
function meatsIn(lists: readonly LineFacts[]): string {
  let isOfMeats = false;
  return lists
    .filter((fact) => {
      if (!isHead(fact)) return isOfMeats;
      isOfMeats = choosesMeat.test(fact.line.text) && !isOptional.test(fact.line.text);
      return false;
    })
    .map(({ label }) => label)
    .join(", ");
}
