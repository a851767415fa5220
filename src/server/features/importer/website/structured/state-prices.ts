import { keyOf } from "./day-words.ts";
import { fieldWords as fields } from "./field-words.ts";

type Json = Record<string, unknown>;
type Names = ReadonlyMap<string, unknown>;

const isObject = (value: unknown): value is Json =>
  value !== null && typeof value === "object" && !Array.isArray(value);
const namesOf = (node: Json): Names =>
  new Map(
    Object.entries(node)
      .slice(0, 50)
      .map(([name, value]) => [keyOf(name), value]),
  );

const mostPrices = 20;
const deepest = 4;
/** What one may have with a dish, or pays or saves beside it. */
const isExtra = (key: string) =>
  /modif|add|extra|topping|upsell|side|choice|tax|fee|discount|saving|deposit|deliver|payment|shipping|surcharge/.test(
    key,
  );
/** Options of anything but the dish or its size are added to its price: those of its bread, those of payment. */
const isSizes = (key: string) =>
  fields.sizes.includes(key) ||
  /^(?:menu)?(?:item|product|dish|price|pricing|size|portion)(?:types|options)$/.test(key) ||
  (/(?:sizes?|variants?|variations?|portions?|prices|pricing|skus)$/.test(key) && !isExtra(key));
const isOptions = (key: string) => key.endsWith("options");
const isCents = (key: string) =>
  /cents$|minor(?:units?)?$|^unitamount$|^fractional$/.test(key) && !isExtra(key);
/** What only wraps a value. */
const isWrapper = (key: string) =>
  /^(?:elements|edges|nodes?|items|data|base|default|itemvariationdata|priceinfo|pricing)$/.test(
    key,
  );

/** Shared parts of a document could be reached in ever more ways; it bounds the work for all dishes of a page. */
const mostParts = 50_000;

/** Reads the prices of dishes, as texts: their own, else those of their sizes. */
export function createPriceReader(): (names: Names) => string[] {
  let partsLeft = mostParts;
  return pricesOf;

  function pricesOf(names: Names): string[] {
    const own = ownPrices(names);
    if (own.length > 0) return own;
    for (const [key, value] of names) {
      const isPrice = isCents(key) && typeof value === "number" && value > 0;
      if (isPrice) return [inUnits(value, currencyOf(names))];
    }
    // Beside a price under a name that we do not know, options are added to it.
    const isPriced = hasOtherPrice(names);
    for (const [key, value] of names) {
      const isOwn = isSizes(key) ? !(isPriced && isOptions(key)) : isWrapper(key);
      const prices = isOwn ? amountsIn(value, key, 0) : [];
      if (prices.length > 0) return prices;
    }
    return isPriced ? [] : choicePrices(names);
  }

  /**
   * What one has to choose makes the price of a dish that has none itself: {"min": 1, "options": [{"price": 6}]}. Where
   * a choice is free, or is not the only one, its prices are added to another.
   */
  function choicePrices(names: Names): string[] {
    const lists = [...names.values()]
      .filter(Array.isArray)
      .flatMap((list) => list.slice(0, mostPrices));
    const choices: string[][] = [];
    for (const choice of lists.filter(isObject)) {
      if (!mayLookAt()) return [];
      const held = namesOf(choice);
      if (![...held].some(([key, value]) => isRequired(key, value))) continue;
      const options = [...held.values()].filter(Array.isArray);
      const prices = options.flatMap((list) => amountsIn(list, "options", 0));
      if (prices.length > 0) choices.push(prices);
    }
    const [prices = [], ...others] = choices;
    return others.length === 0 ? prices : [];
  }

  /** Those of a list of sizes; of anything else only where it has a price itself. */
  function amountsIn(value: unknown, key: string, depth: number): string[] {
    if (depth > deepest) return [];
    const parts = (Array.isArray(value) ? value : [value]).slice(0, mostPrices).filter(isObject);
    // A list of dishes is none of sizes.
    if (Array.isArray(value) && !isSizes(key) && depth === 0) return [];
    const prices = parts.map((part) => amountsOfPart(part, depth));
    // Where an option costs nothing, the others are added to the price of the dish.
    return isOptions(key) && prices.some(({ length }) => length === 0) ? [] : prices.flat();
  }

  function amountsOfPart(part: Json, depth: number): string[] {
    if (!mayLookAt()) return [];
    const names = namesOf(part);
    const own = ownPrices(names);
    if (own.length > 0) return own;
    for (const [inner, held] of names) {
      const found = isWrapper(inner) ? amountsIn(held, inner, depth + 1) : [];
      if (found.length > 0) return found;
    }
    return [];
  }

  function mayLookAt(): boolean {
    partsLeft -= 1;
    return partsLeft >= 0;
  }
}

function ownPrices(names: Names): string[] {
  for (const name of fields.price) {
    const prices = amountsOf(names.get(name), currencyOf(names), 0);
    if (prices.length > 0) return prices;
  }
  return [];
}

/** {"regularPrice": 12.5} */
const hasOtherPrice = (names: Names) =>
  [...names].some(
    ([key, value]) =>
      key.includes("price") && !isSizes(key) && amountsOf(value, currencyOf(names), 0).length > 0,
  );

const isRequired = (key: string, value: unknown) =>
  (/^(?:is)?(?:required|mandatory)$/.test(key) && value === true) ||
  (/^min(?:imum)?(?:select\w*|choices?|options?|quantity|count|required|permitted)?$/.test(key) &&
    Number(value) >= 1);

function amountsOf(value: unknown, currency: string, depth: number): string[] {
  if (typeof value === "string") return /\d/.test(value) && value.length < 30 ? [value] : [];
  if (typeof value === "number") return value > 0 ? [String(value)] : [];
  if (depth > 2) return [];
  if (Array.isArray(value))
    return value.slice(0, mostPrices).flatMap((part) => amountsOf(part, currency, depth + 1));
  return isObject(value) ? moneyOf(namesOf(value), currency, depth) : [];
}

/** {"amount": 950, "currency": "USD"}, {"formatted": "£9.50"}, {"small": 8, "large": 10} */
function moneyOf(money: Names, outer: string, depth: number): string[] {
  const shown = money.get("formatted") ?? money.get("display");
  if (typeof shown === "string" && /\d/.test(shown)) return [shown];
  const currency = currencyOf(money) || outer;
  const amount = money.get("amount") ?? money.get("value");
  const cents = [...money].find(([key]) => isCents(key))?.[1];
  if (typeof cents === "number" && cents > 0) return [inUnits(cents, currency)];
  // Money as a whole number beside its currency is in cents.
  const isWhole = typeof amount === "number" && Number.isInteger(amount) && amount >= 100;
  if (isWhole && currencyOf(money)) return [inUnits(amount, currency)];
  if (amount !== undefined) return amountsOf(amount, currency, depth + 1);
  const own = amountsOf(money.get("price") ?? money.get("amount"), currency, depth + 1);
  if (own.length > 0) return own;
  const sizes = [...money.values()];
  const areSizes =
    sizes.length < 8 && sizes.every((size) => /^\D{0,3}\d{1,5}([.,]\d\d?)?$/.test(String(size)));
  return areSizes ? amountsOf(sizes, currency, depth + 1) : [];
}

const currencyOf = (names: Names): string => {
  const code = names.get("currency") ?? names.get("currencycode");
  return typeof code === "string" ? code.toUpperCase() : "";
};

/** Currencies that have no cents. */
const withoutCents = new Set(
  "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF".split(" "),
);

const inUnits = (amount: number, currency: string): string =>
  withoutCents.has(currency) ? String(amount) : (amount / 100).toFixed(2);

/** Currencies in which a meal costs hundreds or thousands. */
const smallCurrencies = new Set([
  ...withoutCents,
  ..."ARS COP CRC CZK DKK HUF IDR INR KES KZT LKR MXN NGN NOK NPR PHP PKR RSD RUB SEK THB TRY TWD UAH UYU ZAR".split(
    " ",
  ),
]);
const smallLanguages =
  /^(?:ja|ko|vi|id|th|zh|hi|cs|hu|is|da|sv|nb|nn|no|tr|uk|ru|sr|kk|fil|tl)(?:-|$)|-(?:IN|ZA|PH|PK|LK|NP|KE|NG|MX|AR|CL|CO|CR|PY|UY|TW|TH|CZ|HU|DK|SE|NO|TR)$/i;
const smallSign = "(?:[¥￥₩₫฿₹₱₺₽₴₦円원]|Kč|Ft|kr\\.?|Rs\\.?|NT\\$|Rp)";
/** Nothing but a sign, or an amount with one: "950 Ft", and not the "Ft" of "Ft. Worth" or "Party Sub 6 Ft". */
const smallPrice = new RegExp(
  `^\\s*${smallSign}\\s*(?:\\d[\\d., ]*)?$|^\\s*\\d[\\d., ]*${smallSign}\\s*$`,
  "u",
);
const isPriceKey = (key: string) =>
  fields.price.includes(key) || /price|cost|amount|money|currency|symbol|formatted/.test(key);
const mostSeen = 20_000;
const longestText = 30;

/** Whether prices such as 950 are amounts as they are, by the currency that the data names, else by its signs and its language. */
export function hasSmallCurrency(documents: readonly unknown[], language: string): boolean {
  const waiting: { key: string; value: unknown }[] = documents.map((value) => ({ key: "", value }));
  let hasSign = false;
  for (let seen = 0; waiting.length > 0 && seen < mostSeen; seen += 1) {
    const { key = "", value } = waiting.pop() ?? {};
    if (typeof value === "string" && value.length < longestText && isPriceKey(key))
      hasSign ||= smallPrice.test(value);
    if (value === null || typeof value !== "object") continue;
    if (!Array.isArray(value)) {
      const currency = currencyOf(namesOf(value as Json));
      if (/^[A-Z]{3}$/.test(currency)) return smallCurrencies.has(currency);
    }
    // A list is called as its parts are.
    for (const [name, inner] of Object.entries(value).slice(0, 1000))
      waiting.push({ key: Array.isArray(value) ? key : keyOf(name), value: inner });
  }
  return hasSign || smallLanguages.test(language);
}
