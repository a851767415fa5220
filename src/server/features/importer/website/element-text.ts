import type { CheerioAPI } from "cheerio";

export type DomNode = NonNullable<ReturnType<CheerioAPI>[number]>;

/** Names, addresses and the like are shorter; what is longer is not looked at to its end. */
const longest = 5000;
const mostNodes = 2000;

interface TextWithin {
  text: string;
  /** The tags on the way. */
  tags: Set<string>;
  isCut: boolean;
}

/** The text of elements, up to a length: they may stand within each other, and each would be read to its end. */
export function textWithin(nodes: readonly DomNode[], lineBreak = ""): TextWithin {
  const parts: string[] = [];
  const tags = new Set<string>();
  const waiting = nodes.toReversed();
  let [length, count] = [0, 0];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    count += 1;
    if (length > longest || count > mostNodes) break;
    if (node.type === "text") {
      parts.push(node.data);
      length += node.data.length;
    } else if ("children" in node) {
      const tag = "tagName" in node ? node.tagName : "";
      tags.add(tag);
      if (tag === "br") parts.push(lineBreak);
      for (let at = node.children.length - 1; at >= 0; at -= 1) {
        const child = node.children[at];
        if (child) waiting.push(child);
      }
    }
  }
  const isCut = length > longest || count > mostNodes;
  return { text: parts.join("").slice(0, longest), tags, isCut };
}

export const textOfElement = (node: DomNode | undefined): string =>
  node ? textWithin([node]).text : "";
