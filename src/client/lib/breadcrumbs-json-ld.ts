import type { JsonLd } from "./page-head.ts";

interface Crumb {
  name: string;
  url: string;
}

/** The way to a page, from the home page on. */
export function breadcrumbsJsonLd(origin: string, ...crumbs: Crumb[]): JsonLd {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Cluck", url: `${origin}/` }, ...crumbs].map(
      ({ name, url }, index) => ({ "@type": "ListItem", position: index + 1, name, item: url }),
    ),
  };
}
