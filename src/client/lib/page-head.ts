import type { ComponentProps } from "react";

interface PageHead {
  title: string;
  description: string;
  /** The one address under which search engines should keep the page, whole. */
  url?: string;
  /** A photo of what the page is about, whole address. */
  image?: string;
  /**
   * What it is in schema.org's words, for search engines, which read what the server sends. Callers make it only where
   * `import.meta.env.SSR` says so: no browser needs the code for it, and React leaves a script in the head alone.
   */
  jsonLd?: JsonLd[] | false;
  /** For pages that say that there is nothing. */
  noindex?: boolean;
}

export type JsonLd = { [name: string]: JsonLdValue | undefined };
type JsonLdValue = string | number | JsonLd | JsonLdValue[];

/** What tabs, search results and shared links show of a page. */
export function pageHead({ title, description, url, image, jsonLd, noindex }: PageHead) {
  return {
    meta: [
      titleOf(title),
      { name: "description", content: description },
      { property: "og:site_name", content: "Cluck" },
      { property: "og:type", content: "website" },
      { property: "og:title", content: title },
      { property: "og:description", content: description },
      ...(url ? [{ property: "og:url", content: url }] : []),
      ...(image ? [{ property: "og:image", content: image }] : []),
      // The rest it takes from the lines above.
      { name: "twitter:card", content: image ? "summary_large_image" : "summary" },
      ...(noindex ? [notIndexed] : []),
      ...(jsonLd || []).map(jsonLdTag),
    ],
    links: url ? [{ rel: "canonical", href: url }] : [],
  };
}

/** Of a page that is not there, or shows everybody something else: no search finds it. */
export const unlistedHead = (title: string) => ({ meta: [titleOf(title), notIndexed] });

const titleOf = (title: string) => ({ title: `${title} · Cluck` });

const notIndexed = { name: "robots", content: "noindex" };

// The router turns such a tag into a script and escapes it; React's types know nothing of that.
const jsonLdTag = (thing: JsonLd) => ({ "script:ld+json": thing }) as ComponentProps<"meta">;

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
