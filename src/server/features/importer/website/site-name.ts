import { type Fact, fact, surest } from "./facts.ts";
import type { Business } from "./schema/business-of-thing.ts";
import { nameOfPage } from "./text/page-name.ts";

/** What the restaurant calls itself. */
export function siteName(
  businesses: readonly Business[],
  title: string,
  headings: readonly string[],
): Fact<string> | null {
  const open = businesses.filter(({ rank, name }) => rank > 1 && name);
  const others = businesses.filter(({ rank }) => rank <= 1).map(({ name }) => name);
  const shown = nameOfPage(title, headings);
  return surest([
    ...(isOneName(open) ? open.map(({ name }) => name) : [sharedName(open)]),
    ...others,
    shown ? fact(shown, "text", title || shown) : null,
  ]);
}

const isOneName = (businesses: readonly Business[]) =>
  new Set(businesses.map(({ name }) => name?.value.toLowerCase())).size < 2;

/** "Golden Hen Mission" and "Golden Hen Temescal" are two places of Golden Hen. */
function sharedName(businesses: readonly Business[]): Fact<string> | null {
  const [first, ...rest] = businesses.map(({ name }) => name?.value.split(/\s+/) ?? []);
  const all = first ?? [];
  const differs = all.findIndex((word, at) => rest.some((other) => other[at] !== word));
  const words = differs < 0 ? all : all.slice(0, differs);
  const shared = words.join(" ").replace(/(?<![\s,|–—@-])[\s,|–—@-]+$| (?:at|in|on)$/g, "");
  const [{ name } = { name: null }] = businesses;
  return shared.length > 2 && name
    ? fact(shared, name.source.from, name.source.text, 0.7)
    : (name ?? null);
}
