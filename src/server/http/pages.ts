import type { App, AppContext, AppDependencies, Pages } from "./app-environment.ts";
import { brokenPage } from "./broken-page.ts";
import { ownOrigin } from "./request-origin.ts";

const personal = "private, no-store";
/** A visitor's page carries no personal byte: anybody may keep it, and asks whether it is still true. */
const shareable = "public, max-age=0, must-revalidate";

/** Proxies and browsers take headers of a few kilobytes. A redirect may repeat its address, encoded once more. */
const longestLocation = 4096;

/** Whatever is no file and no API call is a page. */
export function servePages(app: App, deps: AppDependencies, renderPage: Pages["renderPage"]): void {
  app.get("*", async (c) => {
    try {
      const page = await renderPage(c.req.raw, {
        nonce: c.var.secureHeadersNonce,
        origin: ownOrigin(c, deps.config),
        fetch: async (path, init) =>
          app.fetch(requestAs(c, path, init), { ...c.env, isInProcess: true }),
      });
      if ((page.headers.get("Location")?.length ?? 0) > longestLocation) {
        return c.text("This address is too long.", 414, { "Cache-Control": "no-store" });
      }
      const response = new Response(page.body, page);
      response.headers.set("X-Request-Id", c.var.requestId);
      response.headers.append("Vary", "Cookie");
      response.headers.set("Cache-Control", c.var.session ? personal : shareable);
      return response;
    } catch (error) {
      const { requestId } = c.var;
      deps.logger.error("page failed", { requestId, path: c.req.path, error });
      return c.html(brokenPage(requestId), 500, { "Cache-Control": "no-store" });
    }
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
