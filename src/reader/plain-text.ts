// Turns pasted text and HTML into lines of plain text.
import { decodeHTMLStrict } from "entities";
import { pageText } from "./website/page-text.ts";
import { parsePage } from "./website/parse-page.ts";

/** Letters whose accent is no sign of its own. */
export const plainLetters: Record<string, string> = { ø: "o", ł: "l", đ: "d", ß: "ss" };

const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Normalizes pasted text: no markup, no special spaces, no trademark signs. */
export function plainText(pasted: string): string {
  const text = looksLikeHtml(pasted)
    ? parsePage(pasted, ($) => pageText($))
    : decodeHTMLStrict(pasted);
  return (
    text
      .replace(/\r\n?|[\u2028\u2029\f\v]/g, "\n")
      .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, " ")
      .replace(/[\u200b-\u200f\u2060\ufeff\u00ad®™©℠]|[\ufe0e\ufe0f]|\p{Cc}(?<![\n\t])/gu, "")
      .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
      .replace(/[①-⑳]/g, (circled) => `${circled.charCodeAt(0) - 0x245f}. `)
      .replace(/[’‘ʼ`´]/g, "'")
      .replace(/…/g, "...")
      // "9⁹⁵" is nine ninety-five, not nine hundred.
      .replace(/(\d)[.,]?([⁰¹²³⁴⁵⁶⁷⁸⁹]{2})(?![⁰¹²³⁴⁵⁶⁷⁸⁹])/g, (_, unit, cents: string) => {
        const digits = Array.from(cents, (digit) => superscripts.indexOf(digit)).join("");
        return `${unit}.${digits}`;
      })
      .replace(/\*\*|__/g, "")
      // A row of a table with quoted cells.
      .replace(/^"(.*)$/gm, (_, row: string) => row.replace(/", ?"?/g, "\t").replace(/"$/, ""))
  );
}

/** True for a pasted page, but not for a menu with "<3" in it. */
const looksLikeHtml = (text: string): boolean =>
  /<\/(?:div|p|li|ul|span|h[1-6]|td|tr|table|section|body|html|a|b|strong)>|<br ?\/?>/i.test(text);
