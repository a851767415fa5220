import { largestSerial } from "#contract/fields.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { notFound } from "#server/domain/refusal.ts";
import type { App } from "#server/http/app-environment.ts";
import { ownOrigin } from "#server/http/request-origin.ts";
import { highestIds, listPublished, type PublishedKind } from "./publishing.repository.ts";
import { xml, xmlResponse } from "./xml.ts";

const idsPerPage = 10_000;
const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";
const staticPages = [
  "/",
  "/explore",
  "/explore?view=restaurants",
  "/leaderboard",
  "/recommend-restaurant",
  "/contact",
  "/privacy",
  "/terms",
];

const pathsOf: Record<PublishedKind, string> = {
  restaurants: "/restaurant/",
  sandwiches: "/sandwich/",
};

/** An index of pages, each with a fixed range of ids, so that none exceeds the allowed size. */
export function registerSitemapRoutes(app: App, { db, config }: Dependencies): void {
  app.get("/robots.txt", (c) =>
    c.text(
      [
        "User-agent: *",
        "Disallow: /api/",
        "Disallow: /admin",
        "Disallow: /login",
        `Sitemap: ${ownOrigin(c, config)}/sitemap.xml`,
        "",
      ].join("\n"),
      200,
      { "Cache-Control": "public, max-age=3600" },
    ),
  );

  app.get("/sitemap.xml", async (c) => {
    const origin = ownOrigin(c, config);
    const highest = await highestIds(db);
    const pages = Object.entries(highest).flatMap(([kind, id]) =>
      Array.from({ length: Math.ceil(id / idsPerPage) }, (_, page) => `${kind}-${page}`),
    );
    return xmlResponse(
      xml`<sitemapindex xmlns="${namespace}">${["pages", ...pages].map(
        (name) => xml`<sitemap><loc>${origin}/sitemap-${name}.xml</loc></sitemap>`,
      )}</sitemapindex>`,
      "application/xml",
    );
  });

  app.get("/sitemap-pages.xml", (c) =>
    xmlResponse(urlSet(staticPages.map((path) => ({ url: ownOrigin(c, config) + path }))), xmlType),
  );

  app.get("/:file{sitemap-(?:restaurants|sandwiches)-\\d{1,6}\\.xml}", async (c) => {
    const [, kind, page] = /^sitemap-(\w+)-(\d+)/.exec(c.req.param("file")) ?? [];
    const after = Number(page) * idsPerPage;
    if (after + idsPerPage > largestSerial) throw notFound("Sitemap");
    const items = await listPublished(db, kind as PublishedKind, after, after + idsPerPage);
    if (items.length === 0 && after > 0) throw notFound("Sitemap");
    const base = ownOrigin(c, config) + pathsOf[kind as PublishedKind];
    return xmlResponse(
      urlSet(items.map(({ id, updatedAt }) => ({ url: `${base}${id}`, updatedAt }))),
      xmlType,
    );
  });
}

const xmlType = "application/xml";

function urlSet(entries: { url: string; updatedAt?: string }[]) {
  return xml`<urlset xmlns="${namespace}">${entries.map(
    ({ url, updatedAt }) =>
      xml`<url><loc>${url}</loc>${updatedAt ? xml`<lastmod>${updatedAt}</lastmod>` : ""}</url>`,
  )}</urlset>`;
}
