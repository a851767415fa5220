// Puts lines together into dishes with name, description, prices and section.
import type { MenuItem, MenuLine, MenuSection } from "../reader.types.ts";
import type { LineFacts } from "./line-facts.ts";
import { factsOf, speaksOfAll, splitName, takeMarkers } from "./line-facts.ts";
import { type LineRole, rolesOf, styleOf } from "./line-roles.ts";

const longestDescription = 1000;

export function menuItems(lines: readonly MenuLine[]): MenuItem[] {
  const read = lines.map(factsOf).filter((fact) => fact !== null);
  const style = styleOf(read);
  const facts = style.namesAreNumbered ? read.map(withoutNumber) : read;
  const roles = rolesOf(facts, style);
  const builder = new ItemBuilder();
  facts.forEach((fact, index) => {
    const role = roles[index];
    if (role?.kind === "heading") builder.heading(role.heading.title, role.heading.note, fact);
    else if (role?.kind === "price") builder.price(fact);
    else if (role) builder.text(fact, role, followedByPrice(facts, roles, index));
  });
  return builder.finish();
}

const withoutNumber = (fact: LineFacts): LineFacts => ({
  ...fact,
  label: fact.label.replace(/^\d{1,3} (?=\p{L})/u, ""),
});

type Roles = ReturnType<typeof rolesOf>;

/** Its price comes on a line of its own, before any other dish. */
function followedByPrice(facts: readonly LineFacts[], roles: Roles, index: number): boolean {
  for (let at = index + 1; at < Math.min(facts.length, index + 6); at += 1) {
    const kind = roles[at]?.kind;
    if (kind === "price") return true;
    if (kind === "heading") return false;
    if (facts[at]?.hasPrice) return kind === "description";
  }
  return false;
}

class ItemBuilder {
  readonly #items: MenuItem[] = [];
  #section: MenuSection | null = null;
  #open: MenuItem | null = null;

  heading(title: string, note: string, { line, priced }: LineFacts): void {
    this.#close();
    this.#section = { title, note, line: line.number, prices: priced.prices };
  }

  price(fact: LineFacts): void {
    if (!this.#open || (this.#open.prices.length > 0 && fact.line.followsBlank)) return;
    this.#setPrice(this.#open, fact);
  }

  text(fact: LineFacts, role: LineRole, isPricedLater: boolean): void {
    if (this.#continues(fact, role, isPricedLater)) this.#describe(fact);
    else if (!this.#open && isRemark(fact, role)) this.#note(fact);
    else this.#start(fact);
  }

  finish(): MenuItem[] {
    this.#close();
    return this.#items;
  }

  #continues(fact: LineFacts, role: LineRole, isPricedLater: boolean): boolean {
    const open = this.#open;
    if (!open || fact.isBullet) return false;
    if (role.kind === "description") return !fact.hasPrice || open.prices.length === 0;
    if (fact.hasPrice) return false;
    // The line itself does not tell. It describes a dish that still has no price, or one that has its price when
    // nothing separates the lines and no price follows.
    if (open.prices.length === 0) return isPricedLater && open.description === "";
    return !isPricedLater && !fact.line.followsBlank && open.description === "";
  }

  #start(fact: LineFacts): void {
    this.#close();
    const { name, description } = splitName(fact.label);
    const { rest, markers } = takeMarkers(name, true);
    const after = takeMarkers(afterPrice(fact.priced.after), false);
    this.#open = {
      name: rest,
      description: [description, after.rest].filter(Boolean).join(" "),
      prices: [],
      isPerWeight: false,
      markers: [markers, after.markers, takeMarkers(description, false).markers]
        .filter(Boolean)
        .join(" "),
      section: this.#section,
      nameLine: fact.line.number,
      descriptionLine: description || after.rest ? fact.line.number : null,
      priceLine: null,
    };
    if (fact.hasPrice) this.#setPrice(this.#open, fact);
  }

  #describe(fact: LineFacts): void {
    const open = this.#open;
    if (!open) return;
    const hadPrice = open.prices.length > 0;
    const text = hadPrice ? fact.line.text : fact.label;
    open.description = `${open.description} ${text}`.trim().slice(0, longestDescription);
    open.descriptionLine ??= fact.line.number;
    if (fact.hasPrice && !hadPrice) this.#setPrice(open, fact);
  }

  /** What a section says of all its dishes stands below its heading. */
  #note(fact: LineFacts): void {
    if (!this.#section) return;
    const note = `${this.#section.note}\n${fact.line.text}`.trim().slice(0, longestDescription);
    this.#section = { ...this.#section, note };
  }

  #setPrice(item: MenuItem, { priced, line }: LineFacts): void {
    item.prices.push(...priced.prices);
    item.isPerWeight ||= priced.isPerWeight;
    item.priceLine ??= line.number;
  }

  #close(): void {
    const open = this.#open;
    this.#open = null;
    if (!open || !/\p{L}/u.test(open.name)) return;
    if (open.prices.length === 0 && open.section?.prices.length) {
      open.prices.push(...open.section.prices);
      open.priceLine = open.section.line;
    }
    this.#items.push(open);
  }
}

/** "con frijoles y aguacate", "Served with fries.": a line that cannot be the name of a dish. */
function isRemark(fact: LineFacts, role: LineRole): boolean {
  const { label, line, hasPrice } = fact;
  // "Choice of: chicken, pork 11" is a dish, "All on brioche, gluten free bun 2" is none.
  if (hasPrice) return speaksOfAll.test(label) && !/^(?:your )?choice of/i.test(label);
  if (role.kind !== "description") return false;
  const isLongSentence = fact.isSentenceCase && label.split(" ").length > 7;
  return role.isCertain || speaksOfAll.test(label) || isLongSentence || /[a-z]\.$/.test(line.text);
}

/** What follows a price describes the dish, unless it sells something on top. */
function afterPrice(text: string): string {
  const rest = text.replace(/^[\s|•·/,;:.~–—-]+/, "").trim();
  if (/^(?:\(? ?\+|\(?(?:add|with|w\/|extra|sub|substitute|or|plus|make it|upgrade)\b)/i.test(rest))
    return "";
  return /\p{L}{3}/u.test(rest) ? rest.replace(/^\(|\)$/g, "") : rest;
}
