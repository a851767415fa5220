// Long because rows, titles and remarks are known by each other.
import type { CheerioAPI } from "cheerio";
import { htmlToText, plainText } from "#server/features/importer/menu/plain-text.ts";
import { type DomNode, elementText, textWithin } from "./element-text.ts";

/** The page as a menu has its lines: sections as headings, a dish with its prices in one line, then what it is. */
export function extractMenuText($: CheerioAPI): string {
  $("nav, body > header, script, style, noscript, form, iframe, [hidden]").remove();
  // A card may have its price in a footer.
  $("footer").not("article footer, li footer").remove();
  for (const element of $("header, [class*=nav i], [role=navigation]").toArray())
    if (isNavigation($, element)) $(element).remove();
  for (const cents of $(raised).toArray()) pointCents($, cents);
  markSections($);
  markTabs($);
  for (const row of $("tr").toArray().slice(0, mostRows)) partRow($, row);
  let dishes = 0;
  // The innermost first: what holds several dishes is none.
  for (const row of $(rows).toArray().reverse())
    if (dishes < mostRows && partDish($, row)) dishes += 1;
  unmarkDishes($);
  for (const heading of $(headings).toArray().slice(0, mostRows)) markRemark($, heading);
  for (const element of $(inlineList).toArray()) if (isGlued(element)) addSpace(element);
  return plainText(htmlToText($.html()));
}

const raised = "sup, [class*=cents i], [class*=decimal i], [class*=fraction i]";

/** `12<sup>50</sup>` is twelve fifty. */
function pointCents($: CheerioAPI, cents: DomNode): void {
  const before = cents.previousSibling;
  const isBehind = before && /\d\s*$/.test(textWithin([before]).text);
  const digits = elementText(cents).trim();
  if (isBehind && /^\d\d$/.test(digits)) $(cents).replaceWith(`.${digits}`);
}

const rows = "li, div, p, dt, dd, td, a, article, label, h3, h4, h5, h6";
const inlineList = "a, abbr, b, big, em, font, i, label, mark, small, span, strong, u";
const inlineTags = new Set(inlineList.split(", "));
/** What holds a list or a table holds more than a dish. */
const holders = new Set("ul ol table dl select h1".split(" "));
/** No menu has more; it bounds the work. */
const mostRows = 1000;
const longestRow = 500;
const longestDish = 80;
const mostParts = 8;
const mostNodes = 80;
const deepest = 5;

interface RowPart {
  text: string;
  isElement: boolean;
  isBlock: boolean;
}

/** `<b>Cutlet</b><i>provolone, long roll</i><span>9.50</span>`: its name and price are a line, the rest another. */
function partDish($: CheerioAPI, row: DomNode): boolean {
  const parts = ("children" in row && rowParts(row.children)) || [];
  const isPrice = ({ text }: RowPart) => isPrices(text);
  const first = parts.findIndex(isPrice);
  const prices = parts.filter(isPrice);
  const [name, ...said] = parts.filter((part) => !isPrice(part) && !beside.test(part.text));
  if (!name || parts.length < 2 || name.text.length > longestDish) return false;
  // A price, a name and another price are those of two dishes.
  const isTold =
    first < 0
      ? said.length > 0 &&
        said.every(({ isElement }) => isElement) &&
        !parts.some(({ isBlock }) => isBlock) &&
        isPriced(row)
      : parts.slice(first, first + prices.length).every(isPrice);
  if (!isTold || letters(name.text) < 2 || [name, ...said].some(isDishOfItsOwn)) return false;
  // "Two wings or three <i>(spicy)</i>, with chips $8" is one text.
  if (!name.isElement && said.some(({ isElement }) => !isElement)) return false;
  const written = (some: readonly RowPart[]) => some.map(({ text }) => text).join(" ");
  $(row).text(written([name, ...prices]));
  if (said.length > 0) $(row).append("<br>", $("<span>").text(written(said)));
  if (first >= 0) $(row).attr("data-dish", said.length > 0 ? "described" : "");
  if ("tagName" in row && (inlineTags.has(row.tagName) || headingTags.includes(row.tagName)))
    row.tagName = "p";
  return true;
}

const letters = (text: string) => text.replace(/[^\p{L}]/gu, "").length;

const isDishOfItsOwn = ({ text }: RowPart) =>
  /^(?!add |extra |with |\+)\P{N}{3,100}(?:[$€£]\s?\d[\d.,]*|\d[.,]\d{2}|\d\s?[€£])$/iu.test(text);

/** Words beside a dish that are not about it. */
const beside =
  /^(?:new|popular|most popular|best ?sellers?|most liked|featured|sold out|add|add to (?:cart|bag|order)|order(?: now)?|select|customi[sz]e|choose|details|view|[^\p{L}\d$€£]{1,3})!?$/iu;

/** The texts of a row: of inline elements, and of blocks without others; null where it is too much for a dish. */
function rowParts(row: readonly DomNode[]): RowPart[] | null {
  const parts: RowPart[] = [];
  let [length, count] = [0, 0];
  // A line that is broken has parts already.
  return !row.some((node) => tagOf(node) === "br") && take(row, 0) ? parts : null;

  function take(nodes: readonly DomNode[], depth: number): boolean {
    for (const node of nodes) {
      count += 1;
      if (count > mostNodes || depth > deepest || holders.has(tagOf(node))) return false;
      if (node.type !== "text" && node.type !== "tag") continue;
      const inner = "children" in node ? node.children : [];
      const {
        text: written,
        tags,
        isCut,
      } = textWithin(node.type === "tag" ? inner : [node], "", mostNodes);
      const text = written.replace(/\s+/g, " ").trim();
      if (!text) continue;
      if (isCut || length + text.length > longestRow || parts.length >= mostParts) return false;
      const isWhole = [...tags].every((tag) => tag === "" || inlineTags.has(tag));
      if (!isWhole && !isPrices(text)) {
        if (!take(inner, depth + 1)) return false;
        continue;
      }
      length += text.length;
      const isElement = node.type === "tag";
      parts.push({ text, isElement, isBlock: isElement && !inlineTags.has(tagOf(node)) });
    }
    return true;
  }
}

/** Whether a price stands beside it: in the next element, or in that of a term. */
function isPriced(row: DomNode): boolean {
  const next = nextElement(row);
  return next !== null && isPrices(elementText(next).trim());
}

/** `<span>Monroe</span><span>9</span>` shows a gap; what goes on in small letters may be one word. */
function isGlued(element: DomNode): boolean {
  const { nextSibling: next } = element;
  if (!next || !inlineTags.has(tagOf(next))) return false;
  const [last, first] = [elementText(element), elementText(next)];
  return /[\p{L}\d)]{2}$/u.test(last) && /^(?:\p{Lu}|[$€£(])|^\d/u.test(first) && !/\d$/.test(last);
}

function addSpace(element: DomNode): void {
  let last: DomNode | undefined = element;
  while (last && "children" in last) last = last.children.at(-1);
  if (last?.type === "text") last.data += " ";
}

const sizes =
  "half whole small medium large regular reg single double cup bowl klein groß gross media entera petit grand"
    .split(" ")
    .map((word) => `[${word[0]}${word[0]?.toUpperCase()}]${word.slice(1)}`)
    .concat('\\d{1,2} ?(?:"|″|in|inch|cm)\\.?')
    .join("|");
const lonePrice =
  /^(?:[$€£¥₩]|[A-Z]{2,3}|R\$|Rs\.?)?\s?\d{1,3}(?:[.,]?\d{3})*(?:[.,]\d{1,2})?\s?(?:[$€£¥₩+]|,-|[,.][-–]|[A-Z]{3}|kr\.?|zł|Kč|Ft|lei|TL|円|원|元|د\.إ)?\+?$/u;
const betweenPrices = new RegExp(`\\s?[/|]\\s?|\\s(?=(?:${sizes})(?!\\p{L}))`, "u");
const sizeBefore = new RegExp(`^(?:${sizes})[\\s:.–-]{0,3}`, "u");
const longestPrice = 60;
const mostPrices = 3;

/** A price and nothing else, or one for each size. */
function isPrices(text: string): boolean {
  if (text.length > longestPrice) return false;
  const prices = text.split(betweenPrices);
  return (
    prices.length <= mostPrices &&
    prices.every((price) => lonePrice.test(price.replace(sizeBefore, "").trim()))
  );
}

const cellsOf = (row: DomNode): DomNode[] =>
  "children" in row ? row.children.filter((node) => /^t[dh]$/.test(tagOf(node))) : [];

const isFilled = (cell: DomNode) => elementText(cell).trim() !== "";

/** In tables a title has a row of its own, and a dish may have two lines in its cell. */
function partRow($: CheerioAPI, row: DomNode): void {
  const cells = cellsOf(row);
  const [first, ...others] = cells.filter(isFilled);
  if (!first) return;
  const isWide = cells.length > 1 || Number($(first).attr("colspan")) > 1;
  if (others.length === 0 && isWide) {
    const isTitle = tagOf(first) === "th" || $(first).attr("bgcolor") !== undefined;
    const lead = $(first).find(bold)[0] ?? (isTitle ? first : undefined);
    const text = elementText(lead).replace(/\s+/g, " ").trim();
    if (!lead || !/^[^\d$€£]{3,60}$/.test(text)) return;
    const title = $("<h3 data-title>").text(text);
    if (lead === first) $(first).empty().append(title);
    else $(lead).replaceWith(title);
    return;
  }
  const isPriceCell = (cell: DomNode) => isPrices(elementText(cell).trim());
  if (others.length === 0 || !others.every(isPriceCell) || !("children" in first)) return;
  const [name = "", ...lines] = textWithin(first.children, "\n")
    .text.split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter(Boolean);
  if (lines.length === 0 || name.length > longestDish) return;
  $(first).text(name);
  $(row).after($("<tr>").append($("<td>").text(lines.join(" "))));
}

const bold = "b, strong, h2, h3, h4, h5, h6, u";

const tabs = 'a[href^="#"], [aria-controls], [data-target^="#"], [data-bs-target^="#"]';
const mostTabs = 60;

/** The label of a tab is the title of its pane; one that leads to a title says nothing more. */
function markTabs($: CheerioAPI): void {
  const panes = new Map(
    $("[id]")
      .toArray()
      .map((element) => [element.attribs["id"], element]),
  );
  for (const tab of $(tabs).toArray().slice(0, mostTabs)) {
    const label = elementText(tab).replace(/\s+/g, " ").trim();
    const { "aria-controls": pane = "", href = "", ...others } = tab.attribs;
    const id = pane || (href || others["data-target"] || others["data-bs-target"] || "").slice(1);
    if (!/^\D{3,40}$/.test(label) || !id) continue;
    const target = panes.get(id);
    if (!target || $(target).find(tab).length > 0) continue;
    const shown = elementText(target).replace(/\s+/g, " ").trim().toLowerCase();
    if (headingTags.includes(tab.parent && "tagName" in tab.parent ? tab.parent.tagName : ""))
      continue;
    if (!headingTags.includes(tagOf(target)) && !shown.startsWith(label.toLowerCase())) {
      if (!/\d/.test(shown)) continue;
      $(target).prepend($("<h2 data-title>").text(label));
    }
    $(tab).remove();
  }
}

const tagOf = (node: DomNode): string => ("tagName" in node ? node.tagName : "");

/** Words that lead elsewhere, with no dish among them. */
function isNavigation($: CheerioAPI, element: DomNode): boolean {
  const name = $(element).attr("class") ?? "";
  const isNamed =
    tagOf(element) === "header" ||
    $(element).attr("role") === "navigation" ||
    name.split(/\s+/).some((word) => /(?:nav|navbar|navigation|nav-?menu)$/i.test(word));
  if (!isNamed || $(element).closest("main, article, section").length > 0) return false;
  const { text, isCut } = textWithin([element]);
  return !isCut && text.length < longestRow && !/\d[.,]\d{2}|[$€£]\s?\d/.test(text);
}

const longestRemark = 160;

/** What stands between a title and its dishes is about all of them, and is told in brackets. */
function markRemark($: CheerioAPI, heading: DomNode): void {
  const remark = nextElement(heading);
  if (!remark || !/^(?:p|div|span|em|small|i)$/.test(tagOf(remark))) return;
  const parts = "children" in remark ? rowParts(remark.children) : null;
  const text = parts?.map((part) => part.text).join(" ") ?? "";
  if (
    parts?.length !== 1 ||
    text.length > longestRemark ||
    !/^\p{L}[^\d$€£]{4,}[^.!?]$/u.test(text)
  )
    return;
  const dishes = nextElement(remark) ?? (heading.parent && nextElement(heading.parent));
  const isAbove = dishes && $(dishes).find("[data-dish]").addBack("[data-dish]").length > 0;
  if (isAbove && $(remark).find("[data-dish]").addBack("[data-dish]").length === 0)
    $(remark).text(`(${text})`);
}

function nextElement(node: DomNode): DomNode | null {
  for (let next = node.nextSibling; next; next = next.nextSibling)
    if (next.type === "tag") return next;
  return null;
}

const sectionName =
  /(?:section|category|categories|group|menu-?(?:block)?)[-_]{0,2}(?:title|name|heading|headline)\b/i;

/** What site builders call the title of a part of the menu, in whatever element. */
function markSections($: CheerioAPI): void {
  for (const element of $("[class]").toArray()) {
    if (headingTags.includes(element.tagName) || !sectionName.test(element.attribs["class"] ?? ""))
      continue;
    const { text, tags } = textWithin([element]);
    const isTitle = /^\D{3,60}$/.test(text.trim()) && !headingTags.some((tag) => tags.has(tag));
    if (isTitle) element.tagName = "h3";
  }
}

const price = /[$€£]\s?\d|(?<![\d.])\d{1,4}[.,]\d{2}(?![\d.]\d?)|\d\s?[€£]/g;
const headings = "h1, h2, h3, h4, h5, h6";
const headingTags = headings.split(", ");

/** A heading with one or two prices below it is the name of a dish, so it is no heading for us. */
function unmarkDishes($: CheerioAPI): void {
  for (const heading of $(headings).not("[data-title]").toArray()) {
    const { text, tags, isCut } = textWithin(elementsBelow(heading));
    if (isCut || headingTags.some((tag) => tags.has(tag))) continue;
    const prices = text.match(price)?.length ?? 0;
    if (
      $(elementsBelow(heading)).find("[data-dish=described]").addBack("[data-dish=described]")
        .length
    )
      continue;
    if (prices > 0 && prices < 3 && !hasDishes(elementsBelow(heading), prices))
      heading.tagName = "p";
  }
}

/** Whether items of a list, or two elements, have a name and a price each: then they are the dishes. */
function hasDishes(nodes: readonly DomNode[], prices: number): boolean {
  const isDish = (node: DomNode) =>
    dishWithPrice.test(elementText(node).trim().slice(0, longestRow));
  const items = nodes.flatMap((node) => ("children" in node ? [node, ...node.children] : []));
  const isItem = (node: DomNode) => "tagName" in node && /^(?:li|tr|dt)$/.test(node.tagName);
  const isApart = [nodes, ...nodes.map((node) => ("children" in node ? node.children : []))].some(
    (siblings) => prices === 2 && siblings.filter(isDish).length === 2,
  );
  return isApart || items.some((node) => isItem(node) && isDish(node));
}

/** "Half $8" is a size. */
const dishWithPrice =
  /^(?!(?:half|whole|small|medium|large|regular|single|double|klein|gro(?:ß|ss)|media|entera|petit|grand)[\s:.–-]*[$€£\d])\D{0,5}\p{L}{3}[\s\S]{0,480}?\d/iu;

/** Its following siblings, up to the next heading. */
function elementsBelow(heading: DomNode): DomNode[] {
  const below: DomNode[] = [];
  for (let node = heading.nextSibling; node; node = node.nextSibling) {
    if (node.type !== "tag") continue;
    if (headingTags.includes(node.tagName)) break;
    below.push(node);
  }
  return below;
}
