import { randomBytes } from "node:crypto";
import type { ApiErrorBody } from "#contract/errors.ts";
import { exploreViewOfCookies } from "#contract/explore-view.ts";
import { chosenLooks } from "#contract/looks.ts";
import { timeZoneOfCookies } from "#contract/time-zone.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { type Refusal, unavailable } from "#server/domain/refusal.ts";
import type { App, AppContext } from "./app-environment.ts";
import { markShareable } from "./kept-answers.ts";
import { ownOrigin } from "./request-origin.ts";
import { contentPolicy, hashSource, policyHeader } from "./security-headers.ts";

type RenderPage = NonNullable<Dependencies["renderPage"]>;

const minuteMs = 60_000;

/** Pages go by the minute, so that a browser that asks again mostly has the same one. */
const startOfMinute = (now: Date) => Math.floor(now.getTime() / minuteMs) * minuteMs;

/** Proxies and browsers take headers of a few kilobytes. A redirect may repeat its address, encoded once more. */
const longestLocation = 4096;

/** Whatever is no file and no API call is a page. A visitor's carries no personal byte. */
export function servePages(app: App, deps: Dependencies, renderPage: RenderPage): void {
  app.get("*", async (c) => {
    if (c.var.session?.viewer.needsSecondFactor && c.req.path !== "/profile") {
      return c.redirect("/profile");
    }
    const { html, status, headers, route } = await drawPage(c, deps, app, renderPage);
    c.set("route", route);
    return new Response(html || null, { status, headers });
  });
}

async function drawPage(
  c: AppContext,
  deps: Dependencies,
  app: App,
  renderPage: RenderPage,
): ReturnType<RenderPage> {
  const { session } = c.var;
  const nonce = randomBytes(16).toString("base64url");
  const renderedAt = startOfMinute(deps.now());
  const cookies = c.req.header("Cookie");
  let refusal: Refusal | undefined;
  /** A call failed, and the page says so in its place: the next visitor's may be whole. */
  let lacksPart = false;
  // Only the address: a page that could read more might show more than its key tells.
  const page = await renderPage(c.req.url, {
    nonce,
    origin: ownOrigin(c, deps.config),
    isVisitor: session === null,
    timeZone: timeZoneOfCookies(cookies),
    rememberedView: exploreViewOfCookies(cookies),
    looks: chosenLooks(cookies),
    renderedAt,
    isDrawn: c.req.method !== "HEAD",
    fetch: async (path, init) => {
      const env = { ...c.env, isInProcess: true, session };
      const answer = await app.fetch(requestAs(c, path, init), env);
      lacksPart ||= answer.status >= 500;
      if (answer.status === 503) refusal = await unavailableAs(answer.clone());
      return answer;
    },
    onFailure: (error) => {
      const { requestId } = c.var;
      deps.logger.error("page failed", { requestId, path: c.req.path, error });
    },
  });
  if (page.status === 503 && refusal) throw refusal;
  const headers = new Headers(page.headers);
  if ((headers.get("Location")?.length ?? 0) > longestLocation) {
    const headers = new Headers({
      "Content-Type": "text/plain; charset=UTF-8",
      "Cache-Control": "no-store",
    });
    return { ...page, status: 414, headers, html: "This address is too long." };
  }
  headers.set("X-Request-Id", c.var.requestId);
  if (lacksPart || session) headers.set("Cache-Control", "private, no-store");
  else markShareable(headers);
  const { html, scripts } = allowOwnScripts(page.html, nonce);
  headers.set(policyHeader, contentPolicy({ scripts }));
  return { ...page, headers, html };
}

/**
 * Finds the page's own inline scripts by the nonce, which no author of a shown text can know. The policy allows them by
 * their hashes, so that the same bytes and the same policy serve everybody.
 */
export function allowOwnScripts(page: string, nonce: string) {
  const mark = ` nonce="${nonce}"`;
  const scripts: string[] = [];
  for (let at = page.indexOf("<script"); at >= 0; ) {
    const start = page.indexOf(">", at) + 1;
    const end = page.indexOf("</script>", start);
    if (start === 0 || end < 0) break;
    const content = page.slice(start, end);
    if (content && page.slice(at, start).includes(mark)) scripts.push(hashSource(content));
    at = page.indexOf("<script", end);
  }
  const html = page.replace(/<meta property="csp-nonce"[^<>]*>/, "").replaceAll(mark, "");
  return { html, scripts };
}

/** A page that fails because one of its calls was answered with Retry-After gets that too. */
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
