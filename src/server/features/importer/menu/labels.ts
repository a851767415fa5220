/** A label without what menus put around it: bullets, numbering, leaders. */
export function cleanLabel(text: string): string {
  const label = text
    .trim()
    .replace(/^#{1,6} +/, "")
    .replace(/^(?:[-*•▪►✓→>‣◦~|–—·★☆✦✧◆◇■□●○]|\p{Extended_Pictographic})+ */u, "")
    .replace(/^(?:your )?choice of:? (?=\p{Lu}.*, )/iu, "")
    .replace(/^(?:combo|meal|value meal) ?#?\d{1,2} ?[:.)–-] ?(?=\S)/i, "")
    .replace(
      /^(?:(?:#|no\.?|nr\.?|nº) ?\d{1,3}[.):]?|\d{1,3}[.)]|0\d{1,2}[.)]?|[A-Z]\d{1,2}[.)]?) +(?=\p{L})/iu,
      "",
    );
  return withoutLeader(label)
    .replace(/ ?\((?:with|avec|mit|con|served|includes|add|incl)[^)]{0,60}\)$/i, "")
    .replace(/ (?:from|ab|ca\.?|only|just|desde|dès|à partir de)$/i, "");
}

const leader = new Set(" .·_…‥;,:~|–—-=\t★☆");

/** "Club ......" but "B.L.T.": one full stop after a letter is the name's own. */
function withoutLeader(text: string): string {
  let end = text.length;
  while (end > 0 && leader.has(text[end - 1] ?? "")) end -= 1;
  return text[end] === "." && text.slice(end).trim() === "." && /\.\p{L}$/u.test(text.slice(0, end))
    ? text.slice(0, end + 1)
    : text.slice(0, end);
}

/** Letters and signs that refer to a legend, and chillies: they are no part of the name. */
const markerPattern =
  /\s?\((?:[A-Z]{1,3}|\d{1,2}[a-z]?)(?:[ ,/+]{1,2}(?:[A-Z]{1,3}|\d{1,2}[a-z]?)){0,12}\)|[*†‡§]+|\s?[🌶🔥]+|(?<=\S)\s+(?:GF|DF|EF|VG|VE)(?=\s|$|,)/gu;

export function takeMarkers(text: string): { rest: string; markers: string } {
  const markers = (text.match(markerPattern) ?? []).join(" ").trim();
  return { rest: text.replace(markerPattern, " ").replace(/ {2,}/g, " ").trim(), markers };
}
