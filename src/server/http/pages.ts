import type { ApiErrorBody } from "#contract/errors.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { type Refusal, unavailable } from "#server/domain/refusal.ts";
import type { App, AppContext } from "./app-environment.ts";
import { ownOrigin } from "./request-origin.ts";

const personal = "private, no-store";
/** A visitor's page carries no personal byte: anybody may keep it, and asks whether it is still true. */
const shareable = "public, max-age=0, must-revalidate";

/** Proxies and browsers take headers of a few kilobytes. A redirect may repeat its address, encoded once more. */
const longestLocation = 4096;

/** Whatever is no file and no API call is a page. */
export function servePages(
  app: App,
  deps: Dependencies,
  renderPage: NonNullable<Dependencies["renderPage"]>,
): void {
  app.get("*", async (c) => {
    let refusal: Refusal | undefined;
    const page = await renderPage(c.req.raw, {
      nonce: c.var.secureHeadersNonce,
      origin: ownOrigin(c, deps.config),
      fetch: async (path, init) => {
        const answer = await app.fetch(requestAs(c, path, init), { ...c.env, isInProcess: true });
        if (answer.status === 503) refusal = await unavailableAs(answer.clone());
        return answer;
      },
      onFailure: (error) => {
        const { requestId } = c.var;
        deps.logger.error("page failed", { requestId, path: c.req.path, error });
      },
    });
    if (page.status === 503 && refusal) {
      await page.body?.cancel();
      throw refusal;
    }
    if ((page.headers.get("Location")?.length ?? 0) > longestLocation) {
      return c.text("This address is too long.", 414, { "Cache-Control": "no-store" });
    }
    const isHead = c.req.method === "HEAD";
    // Nobody will read it, and until somebody does, or says so, its drawing waits.
    if (isHead) await page.body?.cancel();
    const response = new Response(isHead ? null : page.body, page);
    response.headers.set("X-Request-Id", c.var.requestId);
    response.headers.append("Vary", "Cookie");
    response.headers.set("Cache-Control", c.var.session ? personal : shareable);
    return response;
  });
}

/** A page that fails because a call was told to come again is told the same. */
async function unavailableAs(answer: Response): Promise<Refusal> {
  const { message } = (await answer.json()) as ApiErrorBody;
  return unavailable(Number(answer.headers.get("Retry-After")), message);
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
