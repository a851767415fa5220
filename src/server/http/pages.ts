import type { App, AppContext, AppDependencies, PageRenderer } from "./app-environment.ts";
import { ownOrigin } from "./request-origin.ts";

/** Whatever is no file and no API call is a page. */
export function servePages(app: App, { config }: AppDependencies, renderPage: PageRenderer): void {
  app.get("*", async (c) => {
    const page = await renderPage(c.req.raw, {
      nonce: c.var.secureHeadersNonce,
      origin: ownOrigin(c, config),
      fetch: async (path, init) => app.fetch(requestAs(c, path, init), c.env),
    });
    const response = new Response(page.body, page);
    if (c.var.session) response.headers.set("Cache-Control", "private, no-store");
    return response;
  });
}

/** The same person, asking our API: their cookie, their request id, their proxies. */
function requestAs(c: AppContext, path: string, init?: RequestInit): Request {
  const request = new Request(new URL(path, c.req.url), init);
  for (const name of ["Cookie", "Host", "X-Forwarded-For"]) {
    const value = c.req.header(name);
    if (value) request.headers.set(name, value);
  }
  request.headers.set("X-Request-Id", c.var.requestId);
  return request;
}
