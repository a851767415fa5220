import type { CheerioAPI } from "cheerio";
import { type DomNode, elementText } from "./element-text.ts";

type Parent = Extract<DomNode, { children: unknown }>;

const tags = (list: string) => new Set(list.split(" "));

const ownLine = tags(
  "address article aside blockquote dd div dt fieldset figcaption figure footer form header hr li main nav ol option p section select ul",
);
/** What nobody reads on the page, and what its owner has crossed out. */
const skipped = tags("script style noscript template svg head del s strike");
const headings = tags("h1 h2 h3 h4 h5 h6");
const sections = tags("thead tbody tfoot");
const inline = tags("a abbr b em i label small span strong time u");

const bold = tags("b strong");
const longestLabel = 40;

const mostColumns = 10;
/** How many columns of a page are looked at for an address. */
const mostAsked = 200;
const longestColumn = 1000;

/**
 * What a page shows, line by line. The cells of a row stand on one line with tabs between them, unless they have lines
 * of their own: then each is read for itself. Columns that have an address each are read one after another.
 */
export function pageText($: CheerioAPI, isAddress: (text: string) => boolean): string {
  let asked = 0;
  return written($.root()[0]?.children ?? []);

  function written(nodes: readonly DomNode[], isPreformatted = false): string {
    let text = "";
    let before: DomNode | null = null;
    for (const node of nodes) {
      if (node.type === "text") text += isPreformatted ? node.data : node.data.replace(/\s+/g, " ");
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
    if (tag === "img") return writtenPicture(node);
    if (tag === "table") return `\n${writtenTable(node)}\n`;
    if (tag === "dl") return `\n${definitions(node)}\n`;
    if (tag === "pre") return `\n${written(node.children, true)}\n`;
    const text = written(node.children);
    // Words that lead elsewhere would look like the name of what stands below them.
    if (tag === "nav")
      return `\n${text
        .split("\n")
        .filter((line) => /\d/.test(line))
        .join("\n")}\n`;
    if (headings.has(tag)) return `\n\n# ${text.trim()}\n`;
    if (ownLine.has(tag)) return `\n${text}\n`;
    // "<b>Hours:</b>" begins something else.
    return bold.has(tag) && text.length < longestLabel && /:\s*$/.test(text) ? `\n${text}` : text;
  }

  function writtenTable(table: Parent): string {
    const parts: string[] = [];
    /** Rows of as many cells, one after another. */
    let grid: Cell[][] = [];
    for (const node of table.children.flatMap(partsOf)) {
      if (isBlank(node)) continue;
      const cells = tagOf(node) === "tr" && "children" in node ? cellsOf(node) : null;
      if (!cells || (grid[0] && grid[0].length !== cells.length)) {
        parts.push(...writtenGrid(grid));
        grid = [];
      }
      if (cells) grid.push(cells);
      else parts.push(written([node]));
    }
    return [...parts, ...writtenGrid(grid)].join("\n");
  }

  function cellsOf(row: Parent): Cell[] {
    return row.children.flatMap((node) =>
      "attribs" in node
        ? { text: written(node.children).trim(), width: Number(node.attribs["colspan"]) || 1 }
        : [],
    );
  }

  function writtenGrid(rows: readonly Cell[][]): string[] {
    const [first = []] = rows;
    if (rows.length < 2 || first.length < 2 || first.length > mostColumns)
      return rows.map(writtenRow);
    const columns = first.map((_, at) => rows.map((row) => row[at]?.text ?? "").join("\n"));
    const [isFirst, ...others] = columns.map(hasAddress);
    if ([isFirst, ...others].filter(Boolean).length < 2) return rows.map(writtenRow);
    // What the first column names is said of each of the others.
    return isFirst || !others.every(Boolean)
      ? columns
      : first.slice(1).map((_, at) => rows.map((row) => namedCell(row, at + 1)).join("\n"));
  }

  function hasAddress(column: string): boolean {
    if (asked >= mostAsked || column.length > longestColumn || !/\d/.test(column)) return false;
    asked += 1;
    return isAddress(column);
  }

  /** A term and what is said about it are a row of two cells. */
  function definitions(list: Parent): string {
    const parts: string[] = [];
    let term = "";
    for (const node of list.children.flatMap(pairOf)) {
      const tag = tagOf(node);
      if (tag === "dd" && "children" in node && term) {
        const text = written(node.children).trim();
        parts.push(writtenRow([term, text].map((part) => ({ text: part, width: 1 }))));
        term = "";
      } else if (tag === "dt" && "children" in node) {
        parts.push(term);
        term = written(node.children).trim();
      } else parts.push(written([node]));
    }
    return [...parts, term].join("\n");
  }
}

interface Cell {
  text: string;
  width: number;
}

const namedCell = ([name, ...cells]: readonly Cell[], at: number): string =>
  name?.text ? `${name.text}: ${cells[at - 1]?.text ?? ""}` : `\n# ${cells[at - 1]?.text ?? ""}`;

function writtenRow(cells: readonly Cell[]): string {
  const hasLines = cells.some(({ text }) => text.includes("\n"));
  return cells
    .map(({ text, width }) =>
      hasLines ? `${text}\n` : `${text}${"\t".repeat(Math.min(width, mostColumns))}`,
    )
    .join("");
}

/** A picture of a sign may say in words what it shows. */
function writtenPicture(node: Parent): string {
  const said = "attribs" in node ? (node.attribs["alt"] ?? "").trim() : "";
  return /\d/.test(said) && said.length > fewestSaid ? `\n${said.replace(/\s+/g, " ")}\n` : "";
}

const fewestSaid = 15;

const tagOf = (node: DomNode): string => ("tagName" in node ? node.tagName : "");

/** The line breaks and comments between the rows of a table. */
const isBlank = (node: DomNode): boolean =>
  !("children" in node) && !(node.type === "text" && node.data.trim() !== "");

const partsOf = (node: DomNode): readonly DomNode[] =>
  sections.has(tagOf(node)) && "children" in node ? node.children : [node];

/** `<div><dt>Monday</dt><dd>closed</dd></div>` */
const pairOf = (node: DomNode): readonly DomNode[] =>
  tagOf(node) === "div" && "children" in node ? node.children : [node];

/** A page shows `<b>Monday</b><b>closed</b>` with a gap between them; a single letter may begin a word. */
const isApart = (before: DomNode, node: DomNode): boolean =>
  [before, node].every((element) => inline.has(tagOf(element)) && !isLetter(element)) &&
  !/^[:.,;!?)%]/.test(elementText(node));

function isLetter(node: DomNode): boolean {
  let inner: DomNode | undefined = node;
  while (inner && "children" in inner && inner.children.length === 1) inner = inner.children[0];
  return inner?.type === "text" && inner.data.length === 1;
}
