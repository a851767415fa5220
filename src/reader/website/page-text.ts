// Writes what a page shows line by line, for the readers of addresses, phones and hours.
import type { CheerioAPI } from "cheerio";
import { type DomNode, elementText } from "./element-text.ts";

type Parent = Extract<DomNode, { children: unknown }>;

const tags = (list: string) => new Set(list.split(" "));

const ownLine = tags(
  "address article aside blockquote dd div dl dt fieldset figcaption figure footer form header hr li main nav ol p section select option ul h1 h2 h3 h4 h5 h6",
);
/** Elements that are not shown, and text that is crossed out. */
const skipped = tags("script style noscript template svg head del s strike");
const inline = tags("a abbr b em i label small span strong time u");
const mostColumns = 10;
/** How many columns of a page are looked at for an address. */
const mostAsked = 100;

/**
 * The cells of a row stand on one line with tabs between them, unless they have lines of their own: then each is read
 * for itself. Columns of a table that have an address each (`isAddress`) are read one after another.
 */
export function pageText($: CheerioAPI, isAddress = (_: string) => false): string {
  let asked = 0;
  return written($.root()[0]?.children ?? []);

  function written(nodes: readonly DomNode[]): string {
    let text = "";
    let before: DomNode | null = null;
    for (const node of nodes) {
      if (node.type === "text") text += node.data.replace(/\s+/g, " ");
      else if ("children" in node) {
        if (before && isApart(before, node)) text += " ";
        text += writtenElement(node);
      } else continue;
      before = node;
    }
    return text;
  }

  function writtenElement(node: Parent): string {
    const tag = tagOf(node);
    if (skipped.has(tag)) return "";
    if (tag === "br") return "\n";
    if (tag === "pre") return `\n${elementText(node)}\n`;
    if (tag === "table") return `\n${writtenTable(node)}\n`;
    const text = written(node.children);
    if (/^h[1-6]$/.test(tag)) return `\n\n# ${text.trim()}\n`;
    if (ownLine.has(tag)) return `\n${text}\n`;
    // "<b>Hours:</b>" begins something else.
    return tag === "b" || tag === "strong" ? text.replace(/^(?=[^:\n]{1,40}:\s?$)/, "\n") : text;
  }

  function writtenTable(table: Parent): string {
    const rows = table.children
      .flatMap((node) => (/^t(?:head|body|foot)$/.test(tagOf(node)) ? childrenOf(node) : [node]))
      .map((row) =>
        childrenOf(row)
          .filter((cell) => cell.type === "tag")
          .map((cell) => written(childrenOf(cell)).trim()),
      )
      .filter((cells) => cells.length > 0);
    const columns = (rows[0] ?? [])
      .slice(0, mostColumns)
      .map((_, at) => rows.map((cells) => cells[at] ?? "").join("\n"));
    const located = columns.filter(hasAddress);
    if (rows.length > 1 && located.length > 1) return columns.join("\n");
    return rows.map(writtenRow).join("\n");
  }

  function hasAddress(column: string): boolean {
    asked += 1;
    return asked <= mostAsked && /\d/.test(column) && isAddress(column.slice(0, 1000));
  }
}

const writtenRow = (cells: readonly string[]): string =>
  cells.join(cells.some((text) => text.includes("\n")) ? "\n" : "\t");

const tagOf = (node: DomNode): string => ("tagName" in node ? node.tagName : "");

const childrenOf = (node: DomNode): readonly DomNode[] => ("children" in node ? node.children : []);

/** A page shows `<b>Monday</b><b>closed</b>` with a gap between them; a single letter may begin a word. */
const isApart = (before: DomNode, node: DomNode): boolean =>
  [before, node].every(
    (element) => inline.has(tagOf(element)) && elementText(element).length > 1,
  ) && !/^[:.,;!?)%]/.test(elementText(node));
