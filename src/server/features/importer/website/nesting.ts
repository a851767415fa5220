/** Elements that end by themselves: they never stack up, however often they are left open. */
const endless = new Set(
  "area base br col embed hr img input link meta param source track wbr p li dt dd tr td th tbody thead tfoot option".split(
    " ",
  ),
);
const programs = new Set(["script", "style"]);
const deepest = 600;
const mostTags = 100_000;

/**
 * Why a page is not parsed, or null. The parser's work grows with the square of the depth: a page built to be deep is
 * known before it begins.
 */
export function tooMuchMarkup(html: string): string | null {
  let depth = 0;
  let tags = 0;
  let program = "";
  for (const [tag, slash, written = ""] of html.matchAll(/<(\/?)([a-z][a-z\d]{0,20})[^<>]*>?/gi)) {
    const name = written.toLowerCase();
    tags += 1;
    // Programs write tags too, and close them in their own way.
    if (program && !(slash && name === program)) continue;
    program = !slash && programs.has(name) ? name : "";
    if (endless.has(name) || tag.endsWith("/>")) continue;
    depth = Math.max(0, depth + (slash ? -1 : 1));
    if (depth > deepest) return "it is nested too deeply";
    if (tags > mostTags) return "it is too large";
  }
  return null;
}
