import { unfoldColumns } from "./columns.ts";
import type { MenuLine } from "./menu.types.ts";
import { separateDishes } from "./shared-rows.ts";

const longestLine = 1500;
/** The longest menus have some hundreds; whatever has more is no menu. */
const mostRows = 5000;

/** The menu's lines in reading order, without the empty ones. */
export function menuLines(text: string): MenuLine[] {
  const rows = text
    .split("\n", mostRows)
    .map((line, index) => ({ number: index + 1, text: line.slice(0, longestLine).trimEnd() }));
  const lines: MenuLine[] = [];
  let followsBlank = true;
  for (const row of separateDishes(unfoldColumns(rows))) {
    const trimmed = row.text.trim();
    if (/[\p{L}\p{N}]/u.test(trimmed)) {
      const indent = row.text.length - row.text.trimStart().length;
      lines.push({ number: row.number, text: trimmed, indent, followsBlank });
      followsBlank = false;
    } else followsBlank = true;
  }
  return lines;
}
