// Turns pasted text and HTML into lines of plain text.
import { decodeHTMLStrict } from "entities";

const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Normalizes pasted text: no markup, no special spaces, no trademark signs. */
export function plainText(pasted: string): string {
  const text = looksLikeHtml(pasted) ? htmlToText(pasted) : decodeEntities(pasted);
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

const ownLine = new Set(
  "address article aside blockquote br dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p section table tr ul".split(
    " ",
  ),
);
const hidden = new Set(["script", "style", "noscript", "template", "svg", "head"]);

/** True for a pasted page, but not for a menu with "<3" in it. */
const looksLikeHtml = (text: string): boolean =>
  /<\/(?:div|p|li|ul|span|h[1-6]|td|tr|table|section|body|html|a|b|strong)>|<br ?\/?>/i.test(text);

/** Reads the page once from start to end. Anything that is no tag is kept, even on a broken page. */
export function htmlToText(html: string): string {
  // ASCII only: other letters may change their length, and the positions would differ.
  const lower = html.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const parts: string[] = [];
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf("<", at);
    if (open < 0) break;
    parts.push(spaced(html.slice(at, open)));
    if (!/[a-z/!?]/.test(lower[open + 1] ?? "")) {
      parts.push("<");
      at = open + 1;
      continue;
    }
    const close = html.indexOf(">", open);
    if (close < 0) break;
    const tag = /^<(\/?)([a-z][a-z0-9]*)/.exec(lower.slice(open, open + 20));
    const isComment = lower.startsWith("<!--", open);
    const end = isComment ? "-->" : tag && !tag[1] && hidden.has(tag[2] ?? "") ? `</${tag[2]}` : "";
    const hiddenEnd = end ? lower.indexOf(end, open) : -1;
    at = hiddenEnd < 0 ? close + 1 : hiddenEnd + (isComment ? end.length : 0);
    if (tag) parts.push(separator(tag[2] ?? "", tag[1] === "/"));
    // Without its end tag nothing more is visible. Returning here also keeps the search linear.
    if (end && hiddenEnd < 0) return decodeEntities(parts.join(""));
  }
  if (at < html.length && html.indexOf("<", at) < 0) parts.push(spaced(html.slice(at)));
  return decodeEntities(parts.join(""));
}

function separator(tag: string, isEnd: boolean): string {
  if (/^h[1-6]$/.test(tag)) return isEnd ? "\n" : "\n\n# ";
  if (tag === "td" || tag === "th") return isEnd ? "\t" : "";
  return ownLine.has(tag) ? "\n" : "";
}

const spaced = (text: string) => text.replace(/\s+/g, " ");

export const decodeEntities = decodeHTMLStrict;
