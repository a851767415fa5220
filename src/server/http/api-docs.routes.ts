import { apiRoot } from "#contract/endpoint.ts";
import { apiDocsStyle, type OpenApiDocument, renderApiDocs } from "./api-docs.page.ts";
import type { App } from "./app-environment.ts";
import { contentPolicy, hashSource, policyHeader } from "./security-headers.ts";

const info = {
  title: "Cluck",
  version: "1",
  description:
    "Chicken sandwiches, the restaurants that serve them, and the people who rate them. Lists are " +
    'paged: limit, cursor, and the next page in a Link: rel="next" header.',
  license: { name: "MIT", identifier: "MIT" },
};
const servers = [{ url: "/" }];

const apiDocsPolicy = contentPolicy({ styles: [hashSource(apiDocsStyle)] });

/** Described by the very schemas that check the calls. */
export function registerApiDocs(app: App): void {
  app.openAPIRegistry.registerComponent("securitySchemes", "session", {
    type: "apiKey",
    in: "cookie",
    name: "session",
    description: "Set by login and register. Called `__Host-session` when served by https.",
  });
  // Written at the first request, because it takes longer than the rest of the app's start.
  let document: OpenApiDocument | undefined;
  const describeApi = () => {
    document ??= app.getOpenAPI31Document({ openapi: "3.1.0", info, servers });
    return document;
  };

  app.get(`${apiRoot}openapi.json`, (c) => c.json(describeApi()));
  // Half a megabyte that never changes, so it is written once, at the first request.
  let page: Promise<string> | undefined;
  app.get(`${apiRoot}docs`, async (c) => {
    page ??= Promise.resolve(renderApiDocs(describeApi())).then(String);
    return c.html(await page, 200, { [policyHeader]: apiDocsPolicy });
  });
}
