import { easternLetter } from "./phrases.ts";

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
const oneDecimal = /(?<![\d.,])(\d{1,2}\.\d)(?=[ \t]*(?:$|[(/,|]| {2}))/gmu;
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
