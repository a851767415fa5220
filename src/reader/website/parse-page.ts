// Parses HTML that strangers wrote, and refuses what would take the parser too long.
import { type CheerioAPI, load } from "cheerio";
import { Unreadable } from "../unreadable.ts";

const tooDeep = "it is nested too deeply";

/** What `read` makes of the page. Both parser and readers recurse, so a deep page overflows the stack. */
export function parsePage<T>(html: string, read: ($: CheerioAPI) => T): T {
  const problem = tooMuchMarkup(html);
  if (problem) throw new Unreadable(problem);
  try {
    return read(load(html));
  } catch (error) {
    throw error instanceof RangeError ? new Unreadable(tooDeep) : error;
  }
}

/** Elements that the parser closes by itself: left open, they do not nest. */
const selfClosing = new Set(
  "area base br col embed hr img input link meta param source track wbr p li dt dd tr td th tbody thead tfoot option".split(
    " ",
  ),
);
const programs = new Set(["script", "style"]);
const deepest = 600;
const mostTags = 100_000;

/** Why a page is not parsed, or null. The parser's work grows with the square of the depth, so this comes first. */
function tooMuchMarkup(html: string): string | null {
  let depth = 0;
  let tags = 0;
  let program = "";
  for (const [tag, slash, written = ""] of html.matchAll(/<(\/?)([a-z][a-z\d]{0,20})[^<>]*>?/gi)) {
    const name = written.toLowerCase();
    tags += 1;
    // Tags inside scripts and styles do not count.
    if (program && !(slash && name === program)) continue;
    program = !slash && programs.has(name) ? name : "";
    if (selfClosing.has(name) || tag.endsWith("/>")) continue;
    depth = Math.max(0, depth + (slash ? -1 : 1));
    if (depth > deepest) return tooDeep;
    if (tags > mostTags) return "it is too large";
  }
  return null;
}
