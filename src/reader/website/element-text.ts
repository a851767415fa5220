// Reads the text of elements, up to a limit: nested elements would otherwise be read again and again.
import type { CheerioAPI } from "cheerio";

export type DomNode = NonNullable<ReturnType<CheerioAPI>[number]>;

/** Names and addresses are shorter; longer text is cut. */
const longest = 5000;
const mostNodes = 2000;

export function elementText(element: DomNode | undefined, lineBreak = ""): string {
  const parts: string[] = [];
  const waiting = element ? [element] : [];
  let [length, count] = [0, 0];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    count += 1;
    if (length > longest || count > mostNodes) break;
    if (node.type === "text") {
      parts.push(node.data);
      length += node.data.length;
    } else if ("children" in node) {
      if ("tagName" in node && node.tagName === "br") parts.push(lineBreak);
      for (let at = node.children.length - 1; at >= 0; at -= 1) {
        const child = node.children[at];
        if (child) waiting.push(child);
      }
    }
  }
  return parts.join("").slice(0, longest);
}
