import type { ComponentProps } from "react";

interface PageHead {
  title: string;
  description: string;
  /** The canonical address, with its origin. */
  url?: string;
  /** Address of a photo, with its origin. */
  image?: string;
  /**
   * Structured data for search engines. Callers make it only if `import.meta.env.SSR`, because search engines read the
   * server's HTML and the browser needs no code for it.
   */
  jsonLd?: JsonLd[] | false;
  /** For pages without content. */
  noindex?: boolean;
}

export type JsonLd = { [name: string]: JsonLdValue | undefined };
type JsonLdValue = string | number | JsonLd | JsonLdValue[];

/** The tags for tabs, search results and shared links. */
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
      // Twitter takes the rest from the tags above.
      { name: "twitter:card", content: image ? "summary_large_image" : "summary" },
      ...(noindex ? [notIndexed] : []),
      ...(jsonLd || []).map(jsonLdTag),
    ],
    links: url ? [{ rel: "canonical", href: url }] : [],
  };
}

/** For pages that search engines should not list. */
export const unlistedHead = (title: string) => ({ meta: [titleOf(title), notIndexed] });

const titleOf = (title: string) => ({ title: `${title} · Cluck` });

const notIndexed = { name: "robots", content: "noindex" };

// The router turns this tag into an escaped script, which React's types do not know.
const jsonLdTag = (thing: JsonLd) => ({ "script:ld+json": thing }) as ComponentProps<"meta">;

interface Crumb {
  name: string;
  url: string;
}

/** The path from the home page to this one. */
export function breadcrumbsJsonLd(origin: string, ...crumbs: Crumb[]): JsonLd {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Cluck", url: `${origin}/` }, ...crumbs].map(
      ({ name, url }, index) => ({ "@type": "ListItem", position: index + 1, name, item: url }),
    ),
  };
}
