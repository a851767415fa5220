// Over 300 lines: the builder and the page-wide facts that it needs are read together.
import { withoutDays } from "./days.ts";
import { isInBread, nameForm } from "./dish-forms.ts";
import {
  afterPrice,
  dishesIn,
  divides,
  gap,
  isRemark,
  isSizedBehind,
  isTranslation,
  leadingChillies,
  listsMeats,
  ofOurs,
  saysBread,
  saysHow,
  smallestSize,
  temperature,
  withoutOffer,
  withoutSize,
  withoutSoup,
} from "./dish-line.ts";
import { isAllSections, namesChicken, namesDish, readHeading, sectionKinds } from "./headings.ts";
import { beforeMarker, codeLists, splitName, takeLastCodes, takeMarkers } from "./labels.ts";
import {
  choicesTitle,
  type LineFacts,
  type LineRole,
  readLineFacts,
  speaksOfAll,
  speaksOfMany,
  withoutStrayNumbers,
} from "./line-facts.ts";
import { assignRoles, detectStyle, opensPricedDish, type PageStyle } from "./line-roles.ts";
import type { MenuItem, MenuLine, MenuSection } from "./menu.types.ts";
import { isNoise, withoutNutrition } from "./noise.ts";
import {
  readTitles,
  unbulletDescriptions,
  withoutCaptions,
  withoutTranslations,
} from "./page-habits.ts";
import { splitWords } from "./phrases.ts";
import {
  countDishes,
  findStandingPrices,
  type NumberedFacts,
  readBreadPrices,
  readNumbers,
  takeChoices,
} from "./said-elsewhere.ts";
import { readStation, sectionOf } from "./stations.ts";

const longestDescription = 1000;
/** In words. */
const longestFilling = 7;

/** Turns lines into dishes with section, description and prices. */
export function menuItems(all: readonly MenuLine[], restaurantName = ""): MenuItem[] {
  const lines = readTitles(withoutDays(all));
  const standing = findStandingPrices(lines);
  const breads = readBreadPrices(lines.filter((line) => !standing.lines.has(line)));
  const numbers = readNumbers(breads.lines);
  const read = takeChoices(
    withoutStrayNumbers(
      withoutCaptions(withoutTranslations(numbers.lines))
        .map((line) => readLineFacts(line))
        .filter((fact) => fact !== null),
    ),
  );
  const facts: NumberedFacts[] = countDishes(unbulletDescriptions(read), detectStyle(read));
  const style = detectStyle(facts);
  const roles = assignRoles(facts, style);
  const builder = new ItemBuilder(style);
  const isTitle = (fact: LineFacts, title: string) =>
    isRestaurantName(title, restaurantName) ||
    (fact.line === lines[0] && isNamedPlace(title) && isNoise(lines[1]?.text ?? ""));
  facts.forEach((fact, index) => {
    const role = roles[index];
    if (role?.kind === "heading" && isTitle(fact, role.heading.title)) builder.title();
    else if (role?.kind === "heading") builder.heading(role.heading.title, role.heading.note, fact);
    else if (role?.kind === "price") builder.price(fact, isAbovePriced(facts, index));
    else if (role)
      builder.text(fact, role, {
        isPricedLater: followedByPrice(facts, roles, index),
        isAboveDish: opensPricedDish({ facts, style }, index + 1),
        endsBlock: facts[index + 1]?.line.followsBlank ?? false,
        isAbovePriced: isAbovePriced(facts, index),
        isAboveFilling: isFilling(facts[index + 1]),
      });
    if (fact.choices) builder.choices(fact.choices);
  });
  return builder.finish().map((item) => standing.price(breads.complete(numbers.complete(item))));
}

const wordsOf = (text: string) => splitWords(text).map(({ text: word }) => word);

/** "Big Mike's Chicken Sandwiches" at the top is the restaurant; "HOT SUBS" at "Tony's Pizza & Hot Subs" is a section. */
function isRestaurantName(title: string, restaurantName: string): boolean {
  const [words, name] = [wordsOf(title), new Set(wordsOf(restaurantName))];
  const isMost = isNamedPlace(title) ? words.length > name.size / 2 : words.length >= name.size;
  return words.length > 1 && isMost && words.every((word) => name.has(word));
}

const isNamedPlace = (title: string) => !isAllSections(splitWords(title));

interface Ahead {
  /** A line with nothing but a price follows before the next dish. */
  isPricedLater: boolean;
  /** The next line is the name of a dish. */
  isAboveDish: boolean;
  /** An empty line follows. */
  endsBlock: boolean;
  /** One of the next lines has a price. */
  isAbovePriced: boolean;
  /** The next line may be the next of a list in lower case. */
  isAboveFilling: boolean;
}

const isAbovePriced = (facts: readonly LineFacts[], index: number) =>
  facts.slice(index + 1, index + 5).some(({ hasPrice }) => hasPrice);

/** "egg & lettuce" below "ham & salad" */
const isFilling = (fact: LineFacts | undefined) =>
  fact?.startsLowerCase === true &&
  !fact.hasPrice &&
  !fact.line.followsBlank &&
  !speaksOfAll.test(fact.label);

type Roles = ReturnType<typeof assignRoles>;

/** True when a line with nothing but a price follows before the next dish. */
function followedByPrice(facts: readonly LineFacts[], roles: Roles, index: number): boolean {
  for (let at = index + 1; at < Math.min(facts.length, index + 6); at += 1) {
    const kind = roles[at]?.kind;
    if (kind === "price") return true;
    if (kind === "heading") return false;
    if (facts[at]?.hasPrice) return kind === "description";
  }
  return false;
}

/** "VEG BURGERS" above "NON VEG" has burgers. */
const kindOf = (title: string) =>
  title.split(" ").length > 1 && temperature.test(title.split(" ")[0] ?? "")
    ? title.slice(title.indexOf(" ") + 1)
    : title;

/** "Crispy Chicken Combo 10.49  sandwich only 6.49" */
const saysSandwichAlone =
  /\b(?:sandwich|burger|wrap|sub|sando) (?:only|alone) ?[$€£]?\d|\bjust the (?:sandwich|burger|wrap|sub)\b/i;

/** "Wrap: chicken & bacon 8" and "Wrap: tuna 7": what several dishes begin with is their kind, and the rest is the name. */
function namedByFilling(items: readonly MenuItem[]): MenuItem[] {
  const counts = new Map<string, number>();
  const begins = ({ name, description, nameLine, descriptionLine }: MenuItem) =>
    description && nameLine === descriptionLine && isKindAlone(name) ? name.toLowerCase() : "";
  for (const item of items) counts.set(begins(item), (counts.get(begins(item)) ?? 0) + 1);
  return items.map((item) => {
    if (!begins(item) || (counts.get(begins(item)) ?? 0) < 2) return item;
    const section = { title: item.name, note: "", line: item.nameLine ?? 0, prices: [] };
    return { ...item, name: item.description, description: "", descriptionLine: null, section };
  });
}

const isKindAlone = (name: string) => {
  const words = splitWords(name);
  return words.length < 4 && isAllSections(words) && !namesChicken(name) && nameForm(name) !== null;
};

class ItemBuilder {
  readonly #isDoubleSpaced: boolean;
  readonly #areDishesPriced: boolean;
  readonly #pricesOpenBlocks: boolean;
  readonly #headsAreUpperCase: boolean;
  readonly #items: MenuItem[] = [];
  #section: MenuSection | null = null;
  #open: MenuItem | null = null;
  #pricedAhead: LineFacts | null = null;
  /** The section before the choices of a dish. */
  #before: MenuSection | null = null;
  /** The first item of the section. */
  #from = 0;

  constructor({ isDoubleSpaced, pricesOpenBlocks, areDishesPriced, headsAreUpperCase }: PageStyle) {
    this.#isDoubleSpaced = isDoubleSpaced;
    this.#areDishesPriced = areDishesPriced && !isDoubleSpaced;
    this.#pricesOpenBlocks = pricesOpenBlocks;
    this.#headsAreUpperCase = headsAreUpperCase;
  }

  heading(title: string, note: string, fact: LineFacts): void {
    const { line, priced } = fact;
    this.#close();
    if (saysBread.test(title) && note) {
      this.#putOnBread();
      return;
    }
    if (title === choicesTitle) this.#before ??= this.#section;
    else this.#before = null;
    this.#from = this.#items.length;
    // "HOT" below "BARMS & BAGUETTES" has hot ones.
    const above = this.#section && divides(title, this.#section) ? this.#section : null;
    this.#section = {
      title: above && !temperature.test(above.title) ? `${title} ${kindOf(above.title)}` : title,
      note,
      line: line.number,
      prices: priced.prices,
    };
  }

  /** What may be chosen for the last dish. */
  choices(meats: string): void {
    const item = this.#open ?? this.#items.at(-1);
    if (item) item.choices = meats;
  }

  title(): void {
    this.#close();
    this.#section = null;
  }

  price(fact: LineFacts, isAboveOthers: boolean): void {
    // "7" between the dishes for 5 and those for 7
    const isNextList =
      this.#section?.prices.length && fact.line.followsBlank && !this.#isDoubleSpaced;
    if (this.#pricesOpenBlocks || isNextList) this.#close();
    // "$8.50 each" right below "SUBS"
    if (this.#section && !this.#open && (this.#isFirst() || isNextList) && !isAboveOthers) {
      this.#section = { ...this.#section, prices: fact.priced.prices };
      return;
    }
    if (!this.#open || (this.#open.prices.length > 0 && fact.line.followsBlank)) {
      this.#pricedAhead = fact;
      return;
    }
    this.#setPrice(this.#open, fact);
  }

  text(fact: NumberedFacts, role: LineRole, ahead: Ahead): void {
    if (this.#section?.title === choicesTitle && fact.line.followsBlank) {
      this.#close();
      this.#section = this.#before;
    }
    if (this.#isBreadOfAll(fact)) {
      this.#close();
      this.#putOnBread();
      return;
    }
    if (this.#isRemarkBelow(fact, role) || this.#isRemarkOfPage(fact)) this.#close();
    if (this.#pricesAbove(fact) || this.#pricesSection(fact, ahead)) return;
    if (this.#saysBreadOfSection(fact)) this.#note(fact);
    else if (this.#listsDishes(fact)) this.#startEach(fact);
    else if (this.#isOfPricedSection(fact, ahead)) this.#start(fact);
    else if (this.#continues(fact, role, ahead)) this.#describe(fact);
    else if (!this.#open && (isRemark(fact, role) || this.#isNoteAlone(fact, ahead)))
      this.#note(fact);
    else this.#start(fact);
  }

  finish(): MenuItem[] {
    this.#close();
    return namedByFilling(this.#items);
  }

  #isFirst = () => this.#from === this.#items.length;

  /** "Sandwiches 6.99" below sandwiches without prices. */
  #pricesAbove(fact: LineFacts): boolean {
    const isKind = fact.hasPrice && /s$/i.test(fact.label) && readHeading(fact.label)?.isCertain;
    if (!isKind || sectionKinds(fact.label)[0] !== "sandwich") return false;
    const [kind] = wordsOf(fact.label).slice(-1);
    const above = [...this.#items.slice(this.#from), ...(this.#open ? [this.#open] : [])].filter(
      ({ name, prices }) => prices.length === 0 && wordsOf(name).includes(kind ?? ""),
    );
    for (const item of above) this.#setPrice(item, fact);
    if (above.length > 0) this.#close();
    return above.length > 0;
  }

  /** "White, wheat or rye  10.95" and "Any sub 9.50" between a heading and dishes without prices. */
  #pricesSection(fact: LineFacts, { isAbovePriced }: Ahead): boolean {
    const isFirst = this.#section !== null && this.#from === this.#items.length && !this.#open;
    if (!isFirst || !this.#section || !fact.hasPrice || isAbovePriced || fact.isBullet)
      return false;
    const note = fact.label;
    const isOfAll = speaksOfMany.test(note) || isInBread({ ...this.#section, title: "", note });
    if (!isOfAll || namesDish(note) || /[.;!] /.test(note)) return false;
    this.#section = { ...this.#section, note, prices: fact.priced.prices };
    return true;
  }

  /** "On a soft bun, w/ chips. Pop 1.25" right below a heading: the price is of something else. */
  #saysBreadOfSection({ label, line, hasPrice, isBullet }: LineFacts): boolean {
    const isBelowHeading = this.#section !== null && this.#isFirst() && !this.#open;
    if (!isBelowHeading || !hasPrice || isBullet || !saysHow.test(label)) return false;
    return isInBread({ title: "", note: label, line: line.number, prices: [] });
  }

  /** A remark that stands apart from the dish above says nothing about it. */
  #isRemarkBelow(fact: LineFacts, role: LineRole): boolean {
    const isApart = fact.line.followsBlank && !this.#isDoubleSpaced;
    // "All our chicken is Irish" says nothing about the dish above it either.
    const isOfPage = !fact.hasPrice && ofOurs.test(fact.label);
    if (isOfPage && this.#open !== null && this.#open.prices.length > 0) return true;
    return isApart && this.#open !== null && this.#open.prices.length > 0 && isRemark(fact, role);
  }

  /** "Všechno dáváme do briošky" right below the last of the dishes that it speaks of. */
  #isBreadOfAll({ label, line, hasPrice }: LineFacts): boolean {
    const isBelowDish = this.#open !== null && this.#open.prices.length > 0 && !line.followsBlank;
    const section = { title: "", note: line.text, line: line.number, prices: [] };
    return isBelowDish && !hasPrice && speaksOfMany.test(label) && isInBread(section);
  }

  /** "(all sandwiches on a baguette)" below the name of the place. */
  #isRemarkOfPage(fact: LineFacts): boolean {
    const isFirst = this.#items.length === 0 && this.#section === null;
    const isUnpriced = this.#open?.prices.length === 0 && !fact.hasPrice;
    return isFirst && isUnpriced && speaksOfMany.test(fact.label.replace(/^\(/, ""));
  }

  /** "Tuna, Egg & Tomato" below "TRIPLE DECKERS 13.95". */
  #isOfPricedSection(fact: LineFacts, { isAboveFilling }: Ahead): boolean {
    const isPriced = this.#section !== null && this.#section.prices.length > 0;
    if (!isPriced || fact.hasPrice || speaksOfAll.test(fact.label)) return false;
    // "ham & salad" and below it "egg & lettuce", but not "pickle, slaw" below "Chicken".
    const [last] = this.#open ? [this.#open] : this.#items.slice(this.#from).slice(-1);
    const isListed = last
      ? isFilling(fact) && /^\p{Ll}/u.test(last.name)
      : isAboveFilling && fact.label.split(" ").length <= longestFilling;
    return !fact.startsLowerCase || isListed;
  }

  /** "PAIN: maison, galette" below a list says what all of it is in. */
  #putOnBread(): void {
    for (const item of this.#items.slice(this.#from)) item.isOnBread = true;
  }

  /** "Sandwichs toastés à la commande" before an empty line or "On pita with tzatziki", right below a heading, where all dishes have prices. */
  #isNoteAlone(fact: LineFacts, { endsBlock, isPricedLater }: Ahead): boolean {
    const isFirst = this.#section !== null && this.#from === this.#items.length;
    const isBelowHeading = isFirst && !fact.line.followsBlank && this.#section?.prices.length === 0;
    const isNote = endsBlock || saysHow.test(fact.label) || saysHow.test(fact.line.text);
    return isBelowHeading && isNote && this.#areDishesPriced && !fact.hasPrice && !isPricedLater;
  }

  #continues(fact: LineFacts, role: LineRole, { isPricedLater, isAboveDish }: Ahead): boolean {
    const open = this.#open;
    if (!open || fact.isBullet || (role.kind === "name" && role.isCertain)) return false;
    if (role.kind === "description") {
      // "fried chicken, slaw, sauce 12" below a priced name ends with no price.
      const isSecondPrice = fact.hasPrice && open.prices.length > 0;
      const isName = /^\p{Ll}/u.test(open.name);
      return !isSecondPrice || (role.isCertain && !isName && open.description === "");
    }
    if (fact.hasPrice) return false;
    // An unclear line describes a dish that has no price yet. It describes a priced dish only when no empty line
    // separates them and no price follows.
    if (open.prices.length === 0) return isPricedLater && open.description === "";
    // Name, price, description: the next line is a name with its own description and price.
    if (isAboveDish && !fact.line.followsBlank && open.description === "") return true;
    return !isPricedLater && !fact.line.followsBlank && open.description === "";
  }

  /** "Asada, Pastor, Pollo" below "TORTAS $12". */
  #listsDishes(fact: LineFacts): boolean {
    const names = dishesIn(fact.label);
    const isPriced = this.#section !== null && this.#section.prices.length > 0;
    // "Cheese & Ham     Tuna & Cheese"
    if (isPriced && !fact.hasPrice && fact.label.split(gap).length > 1) return true;
    const isMarked = / [•·|/] /.test(fact.label);
    if ((fact.isBullet && !isMarked) || speaksOfAll.test(fact.label)) return false;
    const longest = isMarked ? longestFilling : 3;
    const isShort = names.every(
      (name) => name.replace(/\(.*/, "").trim().split(" ").length <= longest,
    );
    return (
      isPriced &&
      !this.#open &&
      !fact.hasPrice &&
      names.length > 2 &&
      isShort &&
      (isMarked || !fact.startsLowerCase || listsMeats(names))
    );
  }

  #startEach(fact: NumberedFacts): void {
    for (const label of dishesIn(fact.label)) this.#start({ ...fact, label });
  }

  #start(fact: NumberedFacts): void {
    this.#close();
    // "ROAST CHOOK" with its sizes below, on a page whose headings have capitals: it is of no section.
    const isOwnSection = this.#headsAreUpperCase && fact.isUpperCase && !fact.hasPrice;
    if (isOwnSection && fact.line.followsBlank) this.#section = null;
    const station = readStation(fact.label);
    const label = withoutSize(withoutSoup(station?.dish ?? fact.label), fact);
    const codes = label.match(codeLists)?.join(" ") ?? "";
    const split = splitName(label.replace(codeLists, " ").replace(beforeMarker, " ").trim());
    const { rest: name, markers } = takeMarkers(split.name);
    const described = takeMarkers(split.description);
    const listed = takeLastCodes(described.rest);
    const description = {
      rest: listed.rest,
      markers: `${described.markers} ${listed.markers}`.trim(),
    };
    const behind = takeMarkers(withoutOffer(fact));
    const bare = takeLastCodes(afterPrice(behind.rest));
    const after = { rest: bare.rest, markers: `${behind.markers} ${bare.markers}`.trim() };
    this.#open = {
      name: isSizedBehind(fact) ? name.replace(smallestSize, "").trimEnd() : name,
      description: [description.rest, after.rest].filter(Boolean).join(" "),
      prices: [],
      isPerWeight: false,
      markers: [codes, markers, after.markers, description.markers, leadingChillies(fact)]
        .filter(Boolean)
        .join(" "),
      ...(fact.line.stated ? { stated: fact.line.stated } : {}),
      ...(fact.number ? { number: fact.number } : {}),
      section: station?.title ? sectionOf(station, fact.line) : this.#section,
      nameLine: fact.line.number,
      descriptionLine: split.description || after.rest ? fact.line.number : null,
      priceLine: null,
    };
    if (saysSandwichAlone.test(fact.line.text)) this.#open.isOnBread = true;
    if (fact.hasPrice) this.#setPrice(this.#open, fact);
    else if (this.#pricedAhead) this.#setPrice(this.#open, this.#pricedAhead);
    this.#pricedAhead = null;
  }

  #describe(fact: LineFacts): void {
    const open = this.#open;
    if (!open) return;
    const hadPrice = open.prices.length > 0;
    const isPriced = fact.hasPrice && !hadPrice;
    const whole = isPriced ? fact.label : withoutNutrition(fact.line.text).trim();
    const { rest: text, markers } = takeLastCodes(whole);
    // "Gà Nướng - Grilled Chicken" above a description: both are its name.
    if (open.descriptionLine === open.nameLine && isTranslation(open.name, open.description)) {
      open.name = `${open.name} - ${open.description}`;
      open.description = "";
      open.descriptionLine = null;
    }
    open.markers = `${open.markers} ${markers}`.trim();
    open.description = `${open.description} ${text}`.trim().slice(0, longestDescription);
    open.descriptionLine ??= fact.line.number;
    if (isPriced) this.#setPrice(open, fact);
  }

  /** Text right below a heading applies to all its dishes. */
  #note(fact: LineFacts): void {
    if (speaksOfMany.test(fact.label.replace(/^\(/, "")))
      this.#section ??= { title: "", note: "", line: fact.line.number, prices: [] };
    if (!this.#section) return;
    const note = `${this.#section.note}\n${fact.line.text}`.trim().slice(0, longestDescription);
    this.#section = { ...this.#section, note };
    // "All our burgers come in a brioche bun" below them.
    if (speaksOfMany.test(fact.label) && isInBread({ ...this.#section, note: fact.line.text }))
      this.#putOnBread();
  }

  #setPrice(item: MenuItem, { priced, line }: LineFacts): void {
    item.prices = [...item.prices, ...priced.prices];
    item.isPerWeight ||= priced.isPerWeight;
    item.priceLine ??= line.number;
  }

  #close(): void {
    const open = this.#open;
    this.#open = null;
    if (!open || !/\p{L}/u.test(open.name)) return;
    if (open.prices.length === 0 && open.section?.prices.length) {
      open.prices = [...open.prices, ...open.section.prices];
      open.priceLine = open.section.line;
    }
    this.#items.push(open);
  }
}
