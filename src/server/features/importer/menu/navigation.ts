import { readHeading } from "./headings.ts";
import type { MenuLine } from "./menu.types.ts";
import { readPrices } from "./prices.ts";

const longestTitle = 40;
const fewestTitles = 3;
const between = / *[|•·] *| {2,}|\t+/;

/** "Sandwiches (4)" */
const keyOf = (text: string) =>
  text
    .replace(/ ?\(\d{1,3}\)$/, "")
    .trim()
    .toLowerCase();

/**
 * An ordering page lists its categories first, and each stands again above its dishes: there it is a heading, whatever
 * its words. The list itself is no part of the menu.
 */
export function readNavigation(lines: readonly MenuLine[]): MenuLine[] {
  const last = new Map(lines.map(({ text }, at) => [keyOf(text), at]));
  const titles = new Set<string>();
  const listed = new Set<number>();
  for (let from = 0; from < lines.length; ) {
    const end = endOfList(lines, from);
    const again = (text: string) => (last.get(keyOf(text)) ?? -1) >= end;
    const found = lines
      .slice(from, end)
      .flatMap(({ text }) => text.split(between))
      .filter(again);
    const known = found.filter((text) => readHeading(text.trim())?.isCertain).length;
    if (found.length >= fewestTitles && known >= found.length / 2) {
      for (const text of found) titles.add(keyOf(text));
      for (let at = from; at < end; at += 1) {
        const parts = (lines[at]?.text ?? "").split(between);
        if (parts.every(again)) listed.add(at);
      }
    }
    from = Math.max(end, from + 1);
  }
  return lines.flatMap((line, at) => {
    if (listed.has(at)) return [];
    const isTitle = titles.has(keyOf(line.text)) && !line.text.startsWith("#");
    return [isTitle ? { ...line, text: `# ${line.text}` } : line];
  });
}

/** The line after a run of short ones without prices. */
function endOfList(lines: readonly MenuLine[], from: number): number {
  let end = from;
  while (end < lines.length && mayBeListed(lines[end], end === from)) end += 1;
  return end;
}

const mayBeListed = (line: MenuLine | undefined, isFirst: boolean) =>
  line !== undefined &&
  (isFirst || !line.followsBlank) &&
  line.text.split(between).every((part) => part.length <= longestTitle) &&
  readPrices(line.text).prices.length === 0;
