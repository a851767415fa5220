import { decodeEntities, looksLikeHtml, textOfHtml } from "./html-text.ts";

const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** The text as a person would have typed it: no markup, no odd spaces, no trademark signs. */
export function plainText(pasted: string): string {
  const text = looksLikeHtml(pasted) ? textOfHtml(pasted) : decodeEntities(pasted);
  return (
    text
      .replace(/\r\n?|[\u2028\u2029\f\v]/g, "\n")
      .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, " ")
      .replace(/[\u200b-\u200f\u2060\ufeff\u00ad®™©℠]|[\ufe0e\ufe0f]|\p{Cc}(?<![\n\t])/gu, "")
      .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
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
