import { type Thing, textOf, textsOf, thingsOf } from "../structured/thing.ts";
import { isIn } from "../text/address-patterns.ts";

/** One line, as people write it in that country. */
export function addressOf(thing: Thing, depth = 0): string | null {
  // Places may refer to each other in circles.
  const parts = depth < 3 ? thingsOf(thing, "address", "location").slice(0, 10) : [];
  for (const address of parts) {
    const written = writeAddress(address) ?? addressOf(address, depth + 1);
    if (written) return written;
  }
  const text = textOf(thing, "address");
  return /\p{L}/u.test(text) && text.length < 300 && !/^https?:/.test(text) ? oneLine(text) : null;
}

function writeAddress(address: Thing): string | null {
  const street = [...textsOf(address, "streetAddress"), ...textsOf(address, "extendedAddress")]
    .map(oneLine)
    .join(", ");
  const city = oneLine(textOf(address, "addressLocality"));
  const region = oneLine(textOf(address, "addressRegion"));
  const postcode = oneLine(textOf(address, "postalCode"));
  // Some put the whole of it into the street.
  const isWhole = postcode !== "" && street.includes(postcode);
  if (isWhole) return street;
  const place =
    region || isIn.britain(postcode) || isIn.ireland(postcode)
      ? [city, `${region} ${postcode}`.trim()].filter(Boolean).join(", ")
      : `${postcode} ${city}`.trim();
  // A city alone is no address that one could walk to.
  return street ? [street, place].filter(Boolean).join(", ") : null;
}

const country = /,? ?\b(?:united states(?: of america)?|usa|u\.s\.a\.)\.? ?$/i;

const oneLine = (text: string): string =>
  text
    .replace(/<br ?\/?>|[\r\n]+/gi, ", ")
    .replace(/\s+/g, " ")
    .replace(/ ?,[ ,]*/g, ", ")
    .replace(/(?<=, [A-Z]{2}), (?=\d{5}\b)/g, " ")
    .replace(country, "")
    .replace(/^[ ,]+/, "")
    .replace(/(?<![ ,])[ ,]+$/, "");
