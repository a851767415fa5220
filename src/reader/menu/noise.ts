// Recognizes lines and numbers on menus that say nothing about dishes: buttons, phone numbers, calories.
const telephone = /\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/g;

const noise: RegExp[] = [
  /^(?:add(?: item| to (?:cart|bag|order|basket))?|order now|quick view|view (?:menu|details|item)|read more|see more|show more|choose options|customi[sz]e|select|sold out|popular|new!?|out of stock|best seller|in den warenkorb|ajouter au panier|añadir|image of .*|photo of .*|skip to .*)[.!]?$/i,
  /^\d\.\d ?\([\d,.]+k?\+? ratings?\)/i,
  /^#?\d* ?most (?:liked|ordered|popular)$/i,
  /\b(?:www\.|https?:\/\/)|@\w{3}|\S@\S{1,100}\.\S/i,
  /\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/,
  /^(?!served).*\b\d{1,2}(?::\d\d)? ?(?:am|pm|a\.m\.|p\.m\.)(?!\p{L})/iu,
  /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b.{0,30}\d/i,
  /\b(?:gratuity|undercooked|foodborne|food-borne|service charge|gift cards?|follow us|prices subject|subject to change|please inform|let (?:us|your server) know|food allerg|all rights reserved|parties of|cash only|credit cards?|sales tax|plus tax|order online|call ahead|free wifi|2,?000 calories|general nutrition|venmo)\b/i,
  /^(?:item|dish|name)\s+(?:description\s+)?price$/i,
];

export const isNoise = (text: string): boolean => noise.some((pattern) => pattern.test(text));

/** Numbers that are no prices and no part of a name. */
export function withoutNutrition(text: string): string {
  return text
    .replace(
      /[([|]? ?\b\d{1,2}[,.]?\d{0,3}(?: ?[-–/] ?\d{1,2}[,.]?\d{0,3})? ?(?:k?cals?|calories|kj)\b\.?(?: per \d{1,2} ?(?:ct|pc|piece|serving))?[)\]]?/gi,
      " ",
    )
    .replace(
      /\b(?:cals?|calories|kcal):? ?\d{1,2}[,.]?\d{0,3}(?: ?[-–/] ?\d{1,2}[,.]?\d{0,3})?\b/gi,
      " ",
    )
    .replace(telephone, " ")
    .replace(/[•·|]? ?\b\d{1,3}% ?\(\d{1,6}\+?\)/g, " ")
    .replace(/[★☆⭐]{1,5} ?\d(?:\.\d)?(?: ?\(\d{1,6}\+?\))?/gu, " ");
}
