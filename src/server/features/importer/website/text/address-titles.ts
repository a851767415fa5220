// Data: the words above or before an address.
import { streetWords } from "./street-words.ts";

/** A house there has its street's word: "14 Harbour Terrace". */
const places = [
  "(?:come )?(?:visit|find) .{2,20}|(?:come )?see us.{0,15}|where .{2,20}|visit|contact|getting here|get here",
  "(?:our )?(?:address|locations?|shops?|restaurants?|store)|(?:hours (?:&|and) )?location(?: (?:&|and) hours)?",
  "(?:der |unser )?(?:kontakt|laden)|el local|nuestro local|contatti|yhteystiedot",
];
/** They ask where it is, in languages that write a street as a name and a number: "Dlouhá 12". */
const wheres = [
  "(?:der |unser )?(?:anfahrt|weg zu uns|standort)|besuch(?:en sie)? uns|(?:hier|so) finden sie uns|wo(?: .{0,20})?|adresse",
  "où(?: .{0,20})?|nous trouver|trouvez-nous|venez .{0,20}|accès|adresses?",
  "(?:cómo llegar|visítanos|visitanos|encuéntranos|encuentranos|vení|ven) ?.{0,15}|d[óo]nde(?: .{0,20})?|ubicación|dirección",
  "dove(?: .{0,20})?|vieni .{0,20}|come (?:raggiungerci|arrivare)|indirizzo",
  "onde(?: .{0,20})?|venha .{0,20}|localização|endereço|morada|como chegar",
  "waar .{0,20}|vind ons|bezoek ons|adres",
  "gdzie(?: .{0,20})?|znajdź nas|znajdziesz nas|lokalizacja|dojazd",
  "kde(?: .{0,20})?|najdete nás|adresa",
  "hitta .{0,10}|besök oss|find os|besøg os|finn oss|besøk oss|tule käymään|sijainti",
  "hol .{0,20}|itt .{0,20}|unde .{0,20}|gde .{0,20}|nerede.{0,20}|bize .{0,15}|где .{0,20}|де .{0,20}",
];
const titled = (words: readonly string[]) =>
  new RegExp(`^(?:# )?[¿¡]?(?:${words.join("|")})[:!?]?$`, "iu");
const placeTitle = titled(places);
const whereTitle = titled(wheres);

/** "Best Burger 2023" */
const year = /(?<!\d)(?:19[5-9]|20[0-3])\d(?!\d)/;
const corner = /(?<!\p{L})(?:esq|esquina|casi|entre|angolo|ecke)(?!\p{L})/iu;
const unit = /^(?:unit|shop|suite|stall|kiosk|arch|lot|local) ?#?\w{1,5}, /iu;
/** Names only, so that "Mesa para 12" is none. */
const nameAndNumber =
  /^(?:(?:\p{Lu}[\p{L}'’-]*\.?|de|del|della|la|las|los|le|les|do|da|dos|di|nad|pod|u|na|\d{1,2}\.?)[ ,]+){1,5}\d{1,4}(?: ?\p{L})?(?:[-/]\d{1,4}\p{L}?)?$/u;

/** Whether what stands below "# Visit us" or "# Kde nás najdete" is a street, and no dish or praise with a number. */
export function isStreetBelow(title: string, street: string): boolean {
  const isWhere = whereTitle.test(title);
  if ((!isWhere && !placeTitle.test(title)) || year.test(street)) return false;
  const isStreet = [streetWords, corner, unit].some((form) => form.test(street));
  return isStreet || (isWhere && nameAndNumber.test(street));
}

export const addressLabel =
  /^\W{0,4}(?:address|our address|adresse?|adres|adresa|address|osoite|indirizzo|dirección|direccion|endereço|morada|dónde estamos|cím|адрес[аи]?|διεύθυνση|כתובת|العنوان|آدرس|पता|ที่อยู่|địa chỉ|alamat|住所|所在地|地址|주소|오시는 길)(?![\p{L}\p{M}])\s{0,2}[:：]?\s*/iu;
