/** How dishes are served and offered, as patterns: what stands around chicken and bread. */

/** What is added to a dish. */
export const extra =
  /^(?:add|extra|extras|sub|substitute|side|side of|upgrade|make it|with|plus|choice of|choose|pick|step \d|swap)\b(?! ?way)/i;

/** Food for several people. */
export const forMany =
  /\b(?:tray|serves|feeds|catering|party|bucket|platter|family|dozen|bundle|\d+ ?-? ?packs?|packs?|for (?:two|\d+))\b|\b\d+ ?(?:people|guests|ppl)\b/i;

/** Nothing on the page is meat. */
export const allMeatless =
  /\b(?:100 ?%|all|entirely|fully|completely|everything(?: on this menu)? is|exclusively|purely) (?:vegan|vegetarian|plants?(?:[- ]based)?|végétalien|vegano|végan|meat-?free)\b|\b(?:vegan|plant[- ]based) (?:diner|kitchen|restaurant|café|cafe|eatery|deli|burger bar)\b/i;

/** On or in bread. */
export const carried =
  /\b(?:on|in|inside|into|between|stuffed|im|en|dans|nel|no)\b (?:\p{L}+[- ]){0,4}(?:bun|roll|bread|brioche|ciabatta|sourdough|baguette|focaccia|rye|pita|pitta|naan|lavash|tortilla|biscuit|bagel|croissant|toast|muffin|telera|bolillo|pan|pão|brot|brötchen)\b/iu;

/** Bread as a side. */
export const comesAlong =
  /\b(?:served with|side of|with) (?:\w+ ){0,3}(?:bread|toast|naan|pita|biscuit|roll)\b/i;

/** Sides of a plate, which a sandwich has not. */
export const besideMeat =
  /\b(?:rice|basmati|mashed|mash|potatoes|vegetables|linguine|pasta|noodles|couscous)\b/i;

/** What sandwiches are dressed with. */
export const dressings =
  /\b(?:lettuce|tomato|pickles?|mayo|mayonnaise|slaw|aioli|bacon|avocado|american cheese|cheddar|swiss|special sauce|house sauce|sauce|onions?|gochujang|kimchi|ranch)\b/gi;
