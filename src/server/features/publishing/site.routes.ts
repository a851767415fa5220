import { readSite } from "#contract/site.endpoints.ts";
import { site } from "#contract/site.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import type { App } from "#server/http/app-environment.ts";
import { jsonAnswer, routesUnder } from "#server/http/define-route.ts";
import { hasDemo } from "./publishing.repository.ts";

const defineRoute = routesUnder("Site");

const siteRoute = defineRoute(readSite, {
  summary: "What every page needs to know about this installation",
  responses: { 200: jsonAnswer(site, "The site") },
});

export function registerSiteRoutes(app: App, { db, config }: Dependencies): void {
  app.openapi(siteRoute, async (c) =>
    c.json(
      {
        socialLinks: config.socialLinks,
        contactEmail: config.contactEmail ?? null,
        hasDemo: await hasDemo(db),
        sendsMail: config.mail !== null,
        registration: config.registration,
      },
      200,
    ),
  );
}
