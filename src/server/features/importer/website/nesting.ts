/** Elements that end by themselves: they never stack up, however often they are left open. */
const endless = new Set(
  "area base br col embed hr img input link meta param source track wbr p li dt dd tr td th tbody thead tfoot option".split(
    " ",
  ),
);
const deepest = 2000;

/** The parser's work grows with the square of the depth: a page built to be deep is known before it is parsed. */
export function isNestedTooDeeply(html: string): boolean {
  let depth = 0;
  for (const [, slash, name = ""] of html.matchAll(/<(\/?)([a-z][a-z\d]*)(?![^<>]{0,2000}\/>)/gi)) {
    if (endless.has(name.toLowerCase())) continue;
    depth = Math.max(0, depth + (slash ? -1 : 1));
    if (depth > deepest) return true;
  }
  return false;
}
