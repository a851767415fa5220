import type { RestaurantType } from "#contract/vocabulary.ts";

const bySchemaType: Record<string, RestaurantType> = {
  fastfoodrestaurant: "Fast Food",
  cafeorcoffeeshop: "Cafe",
  bakery: "Bakery",
  barorpub: "Pub",
  brewery: "Pub",
  delicatessen: "Deli",
  foodtruck: "Food Truck",
};

/** Types that say no more than that one can eat there. */
const plainTypes = new Set(["restaurant", "foodestablishment"]);

/** Most telling first: a food truck may also call itself a cafe. */
const byWord: [RegExp, RestaurantType][] = [
  [/\bfood[- ]?(?:truck|trailer|cart)s?\b|\bfoodtruck/i, "Food Truck"],
  [/\bfast[- ]?casual\b/i, "Fast Casual"],
  [/\bfine[- ]dining\b|\btasting menu\b|\bmichelin\b/i, "Fine Dining"],
  [/\bfast[- ]?food\b|\bdrive[- ]?thr(?:u|ough)\b|\bdrive-in\b/i, "Fast Food"],
  [/\bcasual dining\b/i, "Casual Dining"],
  [
    /\b(?:gastro|brew)?pub\b|\btavern\b|\btap ?(?:room|house)\b|\bbrewery\b|\balehouse\b|\bpublic house\b/i,
    "Pub",
  ],
  [/\bdeli(?:catessen)?\b/i, "Deli"],
  [/\bbakery\b|\bboulangerie\b|\bbäckerei\b|\bpanadería\b|\bpanificio\b/i, "Bakery"],
  [/(?<!\p{L})caf[eé](?!\p{L})|\bcoffee (?:shop|house|bar)\b|\bcafeteria\b/iu, "Cafe"],
];

export const isFoodType = (type: string): boolean =>
  plainTypes.has(type) ||
  type in bySchemaType ||
  /restaurant$|^(?:icecreamshop|winery|distillery)$/.test(type);

export function typeOfSchema(types: readonly string[]): RestaurantType | null {
  for (const type of types) {
    const known = bySchemaType[type];
    if (known) return known;
  }
  return null;
}

export const typeOfWords = (text: string): RestaurantType | null =>
  byWord.find(([pattern]) => pattern.test(text))?.[1] ?? null;
