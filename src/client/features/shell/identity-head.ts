import displayFont from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2?url";
import textFont from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";

/** The browser's own bars get the page's background colour. */
export const themeColors = [
  { content: "#fcf0cb", media: "(prefers-color-scheme: light)" },
  { content: "#211a15", media: "(prefers-color-scheme: dark)" },
];

const preloadFont = (href: string) => ({
  rel: "preload",
  as: "font",
  type: "font/woff2",
  crossOrigin: "anonymous" as const,
  href,
});

export const identityLinks = [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
  {
    rel: "alternate",
    type: "application/atom+xml",
    title: "New sandwiches on Cluck",
    href: "/feed.xml",
  },
  preloadFont(displayFont),
  preloadFont(textFont),
];
