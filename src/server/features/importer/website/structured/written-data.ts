import { decodeEntities } from "#server/features/importer/menu/plain-text.ts";
import { parseLooseJson } from "./loose-json.ts";

/** A value of a page's own data, and how long it is written. */
export interface Data {
  value: unknown;
  length: number;
}

export const mostData = 50;
export const shortestData = 40;

/** What a text holds that is nothing but data, however it is packed; nothing where it is none. */
export function dataOf(text: string): Data[] {
  if (text.length < shortestData) return [];
  const written = unpacked(text);
  return /^\s*[{[]/.test(written) ? [{ value: parseLooseJson(written), length: text.length }] : [];
}

/** The JSON of a text in a comment, or with its signs encoded. */
export function unpacked(text: string): string {
  const bare = withoutWrappers(text);
  if (angularQuote.test(bare))
    return bare.replace(/&([qaslg]);/g, (_, sign: string) => angularSigns[sign] ?? "");
  if (entityQuote.test(bare)) return decodeEntities(bare);
  if (/^\s{0,50}%(?:7B|5B)/i.test(bare)) return orEmpty(() => decodeURIComponent(bare.trim()));
  // "{" and "[" in base 64.
  if (/^\s{0,50}(?:e[wy]|W[w13])[A-Za-z\d+/]{20}/.test(bare)) return fromBase64(bare.trim());
  return bare;
}

/** Comment and CDATA wrappers hide data from old browsers. */
const withoutWrappers = (text: string): string =>
  text.replace(/^\s*(?:\/\/\s*)?(?:<!--|<!\[CDATA\[)|(?:\/\/\s*)?(?:-->|\]\]>)\s*$/g, "");

const entityQuote = /^\s*[{[]\s*(?:\{\s*)?&(?:quot|#34);/;
const angularQuote = /^\s*[{[]\s*(?:\{\s*)?&q;/;
/** What Angular writes instead of signs that a page must not have. */
const angularSigns: Record<string, string> = { q: '"', a: "&", s: "'", l: "<", g: ">" };

function fromBase64(text: string): string {
  return orEmpty(() => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const written = new TextDecoder().decode(bytes);
    return /^%(?:7B|5B)/i.test(written) ? decodeURIComponent(written) : written;
  });
}

/** What is broken says nothing. */
function orEmpty(read: () => string): string {
  try {
    return read();
  } catch {
    return "";
  }
}
