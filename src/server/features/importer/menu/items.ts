import { takeMarkers } from "./labels.ts";
import type { LineFacts } from "./line-facts.ts";
import { factsOf } from "./line-facts.ts";
import { type LineRole, rolesOf } from "./line-roles.ts";
import type { MenuItem, MenuLine, MenuSection } from "./menu.types.ts";
import { splitName } from "./split-name.ts";

const longestDescription = 1000;

/** Lines to dishes: each with its section, its description and its prices. */
export function menuItems(lines: readonly MenuLine[]): MenuItem[] {
  const facts = lines.map(factsOf).filter((fact) => fact !== null);
  const roles = rolesOf(facts);
  const builder = new ItemBuilder();
  facts.forEach((fact, index) => {
    const role = roles[index];
    if (role?.kind === "heading") builder.heading(role.heading.title, role.heading.note, fact);
    else if (role?.kind === "price") builder.price(fact);
    else if (role) builder.text(fact, role, followedByPrice(facts, roles, index));
  });
  return builder.finish();
}

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
  #pricedAhead: LineFacts | null = null;

  heading(title: string, note: string, { line }: LineFacts): void {
    this.#close();
    this.#section = { title, note, line: line.number };
  }

  price(fact: LineFacts): void {
    if (!this.#open || (this.#open.prices.length > 0 && fact.line.followsBlank)) {
      this.#pricedAhead = fact;
      return;
    }
    this.#setPrice(this.#open, fact);
  }

  text(fact: LineFacts, role: LineRole, isPricedLater: boolean): void {
    const isDescription = role.kind === "description";
    if (this.#continues(fact, role, isPricedLater)) this.#describe(fact);
    else if (isDescription && !fact.hasPrice && !this.#open && this.#section) this.#note(fact);
    else this.#start(fact);
  }

  finish(): MenuItem[] {
    this.#close();
    return this.#items;
  }

  #continues(fact: LineFacts, role: LineRole, isPricedLater: boolean): boolean {
    const open = this.#open;
    if (!open || fact.isBullet) return false;
    if (role.kind === "description") {
      // "fried chicken, slaw, sauce 12" below a priced name ends with no price.
      const isSecondPrice = fact.hasPrice && open.prices.length > 0;
      return !isSecondPrice || (role.isCertain && open.description === "");
    }
    if (fact.hasPrice) return false;
    // Neither says what it is. A dish that still waits for its price is being described; one that has
    // its price may be, as long as nothing separates the lines and no price follows.
    if (open.prices.length === 0) return isPricedLater && open.description === "";
    return !isPricedLater && !fact.line.followsBlank && open.description === "";
  }

  #start(fact: LineFacts): void {
    this.#close();
    const { name, description } = splitName(fact.label);
    const { rest, markers } = takeMarkers(name);
    const after = takeMarkers(afterPrice(fact.priced.after));
    this.#open = {
      name: rest,
      description: [description, after.rest].filter(Boolean).join(" "),
      prices: [],
      isPerWeight: false,
      markers: [markers, after.markers, takeMarkers(description).markers].filter(Boolean).join(" "),
      section: this.#section,
      nameLine: fact.line.number,
      descriptionLine: description || after.rest ? fact.line.number : null,
      priceLine: null,
    };
    if (fact.hasPrice) this.#setPrice(this.#open, fact);
    else if (this.#pricedAhead) this.#setPrice(this.#open, this.#pricedAhead);
    this.#pricedAhead = null;
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
    const note = `${this.#section.note} ${fact.line.text}`.trim().slice(0, longestDescription);
    this.#section = { ...this.#section, note };
  }

  #setPrice(item: MenuItem, { priced, line }: LineFacts): void {
    item.prices.push(...priced.prices);
    item.isPerWeight ||= priced.isPerWeight;
    item.priceLine ??= line.number;
  }

  #close(): void {
    if (this.#open && /\p{L}/u.test(this.#open.name)) this.#items.push(this.#open);
    this.#open = null;
  }
}

/** What follows a price describes the dish, unless it sells something on top. */
function afterPrice(text: string): string {
  const rest = text.replace(/^[\s|•·/,;:.~–—-]+/, "").trim();
  if (/^(?:\(? ?\+|\(?(?:add|with|w\/|extra|sub|substitute|or|plus|make it|upgrade)\b)/i.test(rest)) return "";
  return /\p{L}{3}/u.test(rest) ? rest.replace(/^\(|\)$/g, "") : rest;
}
