import { anyOf, easternLetter } from "./phrases.ts";
import { thousandWords } from "./vocabulary/currencies.ts";

const quarters = new Map([
  ["¼", ".25"],
  ["½", ".50"],
  ["¾", ".75"],
]);
const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Normalizes pasted text: no markup, no special spaces, no trademark signs. */
export function plainText(pasted: string): string {
  const text = looksLikeHtml(pasted) ? htmlToText(pasted) : decodeEntities(pasted);
  return (
    text
      .replace(/\r\n?|[\u2028\u2029\f\v]/g, "\n")
      .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, " ")
      // "1️⃣"
      .replace(/(\d)\ufe0f?\u20e3 ?/g, "$1. ")
      .replace(/[\u200b-\u200f\u2060\ufeff\u00ad®™©℠]|[\ufe0e\ufe0f]|\p{Cc}(?<![\n\t])/gu, "")
      // "１２円", "ﾁｷﾝ", "￥"
      .replace(/[\uff01-\uff9f\uffe0-\uffe6]+/g, (wide) => wide.normalize("NFKC"))
      // A scanner takes the long vowel of "トースト" for the number one.
      .replace(/(?<=[ァ-ヶ])一(?=[ァ-ヶ])/g, "ー")
      .replace(/[①-⑳]/g, (circled) => `${circled.charCodeAt(0) - 0x245f}. `)
      .replace(/[’‘ʼ`´]/g, "'")
      .replace(/…/g, "...")
      // "9⁹⁵" is nine ninety-five, not nine hundred.
      .replace(/(\d)[.,]?([⁰¹²³⁴⁵⁶⁷⁸⁹]{2})(?![⁰¹²³⁴⁵⁶⁷⁸⁹])/g, (_, unit, cents: string) => {
        const digits = Array.from(cents, (digit) => superscripts.indexOf(digit)).join("");
        return `${unit}.${digits}`;
      })
      // "fried chicken biscuit   8½"
      .replace(
        /(?<= {2}|[.…$€£] ?)(\d{1,2}) ?([¼½¾])(?=[ \t]*$)/gmu,
        (_, whole, part: string) => `${whole}${quarters.get(part) ?? ""}`,
      )
      // "6'50", "1 290 Kč"
      .replace(/(?<![\d.,'])(\d{1,3})'(\d\d)(?![\d'"])/g, "$1,$2")
      .replace(/(?<![\d.,]|\d )(\d{1,2}) (\d{3})(?= ?(?:Ft|Kč|kr|₽|руб)(?!\p{L}))/gu, "$1$2")
      // "10€50", also behind leader dots
      .replace(/(?<!\d|\d[.,])(\d{1,3})([€£])(\d\d)(?![\d.,]|\p{L})/gu, " $1,$3 $2")
      .replace(/(?<=\p{L} )i\. ?Br\.(?=\s|$)/gu, "im Brötchen")
      // "25k", "Rp 22.5K", "18 mil"
      .replace(inThousands, (_, amount: string) => ofThousands(amount))
      // "Kuřecí burger /1,3,7/": allergens between slashes.
      .replace(
        /(?<=\p{L}\)? {0,3})\/((?:A:? ?)?\d{1,2}[a-z]?(?:[,.;] ?\d{1,2}[a-z]?){0,13})\/(?=\s|$)/gmu,
        (_, codes: string) => `(${codes.replace(/^A:? ?/, "")})`,
      )
      .replace(/\*\*|__/g, "")
      // "*pulled chicken, pickles, bun*": slanted, and no heading.
      .replace(/^([*_])(\p{Ll}[^*_\n]{2,300})\1$/gmu, "$2")
      // "~ S A N D W I C H E S ~"
      .replace(
        /^[ \t~=*–-]{0,9}((?:\p{Lu}|&)(?:[ ]{1,5}(?:\p{Lu}|&)){3,40})[ \t~=*–-]{0,9}$/gmu,
        (_, letters: string) => withoutSpacing(letters),
      )
      // A row of a table with quoted cells.
      .replace(/^"(?=[^"\n]*"(?:,|$))(.*)$/gm, (_, row: string) =>
        row.replace(/", ?"?/g, "\t").replace(/"$/, ""),
      )
  );
}

const inThousands = new RegExp(
  `(?<=[ \\t]|Rp\\.?|IDR|\\$)(\\d{1,3}(?:[.,]\\d)?) ?(?:${anyOf(thousandWords)})\\.?(?=[ \\t]*(?:$|[/|,;)]))`,
  "gimu",
);
const ofThousands = (amount: string) =>
  String(Math.round(Number(amount.replace(",", ".")) * 1000)).replace(/(?=\d{3}$)/, ".");

/** Words of spaced letters stand two spaces apart or more. */
const withoutSpacing = (line: string) =>
  line
    .trim()
    .split(/ {2,}/)
    .map((word) => word.replaceAll(" ", ""))
    .join(" ");

const ownLine = new Set(
  "address article aside blockquote br dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p section table tr ul".split(
    " ",
  ),
);
const hidden = new Set(["script", "style", "noscript", "template", "svg", "head"]);

const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  bull: "•",
  middot: "·",
  rsquo: "’",
  lsquo: "‘",
  rdquo: "”",
  ldquo: "“",
  eacute: "é",
  egrave: "è",
  agrave: "à",
  ntilde: "ñ",
  ouml: "ö",
  auml: "ä",
  uuml: "ü",
  euro: "€",
  pound: "£",
  yen: "¥",
  cent: "¢",
  reg: "®",
  trade: "™",
  frac12: "½",
  frac14: "¼",
};

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

export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z0-9]{2,8}));/gi,
    (whole, decimal, hex, name) => {
      if (name) return entities[String(name).toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
        ? String.fromCodePoint(code)
        : " ";
    },
  );
}

/**
 * Prices as Japan and Korea write them, in plain digits: "八五〇", "千二百円", "6천5백원", "1만2천원", and "4.5" where a
 * café counts in thousands of won.
 */
export const easternPrices = (text: string): string =>
  easternLetter.test(text)
    ? inWholeWon(
        text
          .replace(kanjiPrice, kanjiAmount)
          .replace(wonInWords, wonAmount)
          .replace(nextSize, " / $1 ")
          .replace(firstSize, "  $1 "),
      )
    : text;

const digits = "〇一二三四五六七八九";
const number = `[零${digits}十百千]{1,7}`;

/** Before 円, or at the end of a line behind a gap: 二十歳 and 三種 stay words. */
const kanjiPrice = new RegExp(
  `(?<=[\\s.…・:(/+]|^)${number}(?=円)|(?<=  |\\t|[.…・]{2} ?)${number}(?=[ \\t]*$)`,
  "gmu",
);
const units = new Map([
  ["十", 10],
  ["百", 100],
  ["千", 1000],
]);

/** "八五〇" by its digits, "千二百" by its units. */
function kanjiAmount(text: string): string {
  const letters = Array.from(text.replaceAll("零", "〇"));
  if (!letters.some((letter) => units.has(letter)))
    return letters.map((letter) => digits.indexOf(letter)).join("");
  let [sum, last] = [0, 0];
  for (const letter of letters) {
    const unit = units.get(letter);
    if (unit) sum += (last || 1) * unit;
    last = unit ? 0 : digits.indexOf(letter);
  }
  return String(sum + last);
}

/** "치킨버거(단품) 6,500 (세트) 9,000" */
const size = "\\((단품|세트|싱글|더블|라지|레귤러|単品|セット|並|大|小)\\) ?(?=[¥₩]?\\d)";
const nextSize = new RegExp(`(?<=\\d[원円]?) ?${size}`, "g");
const firstSize = new RegExp(` ?${size}`, "g");

const wonInWords =
  /(?<![\d.,])(?=\d)(?:(\d{1,2})만 ?)?(?:(\d)천 ?)?(?:(\d)백 ?)?(?<=[만천백] ?)원/gu;

const wonAmount = (_: string, ...[tenThousands = "0", thousands = "0", hundreds = "0"]: string[]) =>
  `${Number(tenThousands) * 10_000 + Number(thousands) * 1000 + Number(hundreds) * 100}원`;

const saysThousands = /단위 ?[:：]? ?천 ?원|천 ?원 ?단위/;
const oneDecimal = /(?<![\d.,])(\d{1,2}\.\d)(?=[ \t]*(?:$|[(/,|]| {2}| [-–—:] ))/gmu;
const wholeWon = /\d,\d{3}(?!\d)|\d{4,5}원/g;
const fewestToTell = 3;

/** "4.5" is 4,500 won: by the remark of the page, or where it has no other prices. */
function inWholeWon(text: string): string {
  if (!/[\uac00-\ud7af]{2}/.test(text)) return text;
  const found = text.match(oneDecimal)?.length ?? 0;
  const others = text.match(wholeWon)?.length ?? 0;
  const isHabit = saysThousands.test(text) || (found >= fewestToTell && others < found / 3);
  if (!isHabit) return text;
  return text.replace(oneDecimal, (amount) => `${Math.round(Number(amount) * 1000)}원`);
}
