import { randomBytes } from "node:crypto";
import type { ApiErrorBody } from "#contract/errors.ts";
import { exploreViewOfCookies } from "#contract/explore-view.ts";
import { chosenLooks } from "#contract/looks.ts";
import type { ApiAnswer } from "#contract/rendering.ts";
import { timeZoneOfCookies } from "#contract/time-zone.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { type Refusal, unavailable } from "#server/domain/refusal.ts";
import { minuteMs, minuteOf, noteEnd } from "#server/memory/reading.ts";
import type { App, AppContext } from "./app-environment.ts";
import { keyOf, shareable } from "./kept-answers.ts";
import { finish, isMemoryCurrent, questionKey, send } from "./remember.ts";
import { certainOriginOf, ownOrigin } from "./request-origin.ts";
import { contentPolicy, hashSource, policyHeader } from "./security-headers.ts";

type RenderPage = NonNullable<Dependencies["renderPage"]>;

const personal = "private, no-store";

/** Proxies and browsers take headers of a few kilobytes. A redirect may repeat its address, encoded once more. */
const longestLocation = 4096;

/** Whatever is no file and no API call is a page. A visitor's carries no personal byte and is kept. */
export function servePages(app: App, deps: Dependencies, renderPage: RenderPage): void {
  const { memory } = deps;
  app.get("*", async (c) => {
    const isCurrent = await isMemoryCurrent(c);
    const session = c.var.asker.sessionBesideAnswer;
    if (session?.viewer.needsSecondFactor && c.req.path !== "/profile") {
      return c.redirect("/profile");
    }
    const isVisitor = session === null;
    const key = isVisitor && isCurrent ? questionKey(c) : null;
    let drawn: Page | undefined;
    const draw = async () => {
      drawn = await drawPage(c, deps, app, renderPage, isCurrent);
      c.set("route", drawn.route);
      return drawn;
    };
    if (key === null) return responseOf(await draw());
    const kept =
      c.req.method === "HEAD"
        ? memory.find(key, true)
        : await memory.share(key, true, async () => {
            const page = await draw();
            return page.lacksPart ? null : finish(responseOf(page), page.route);
          });
    if (kept) c.set("route", kept.route);
    return kept ? send(c, kept, drawn === undefined) : responseOf(drawn ?? (await draw()));
  });
}

interface Page extends Awaited<ReturnType<RenderPage>> {
  /** A call failed, and the page says so in its place: the next visitor's may be whole. */
  lacksPart: boolean;
}

const responseOf = ({ html, status, headers }: Page) =>
  new Response(html || null, { status, headers });

async function drawPage(
  c: AppContext,
  deps: Dependencies,
  app: App,
  renderPage: RenderPage,
  isMemoryCurrent: boolean,
): Promise<Page> {
  const session = c.var.asker.sessionBesideAnswer;
  const nonce = randomBytes(16).toString("base64url");
  const renderedAt = minuteOf(deps.now).getTime();
  const cookies = c.req.header("Cookie");
  let refusal: Refusal | undefined;
  let showsTime = false;
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
    onTimeShown: () => {
      showsTime = true;
    },
    fetch: async (path, init) => {
      const kept = isMemoryCurrent && findKept(c, deps, path, init);
      if (kept) return kept;
      const env = { ...c.env, isInProcess: true, isMemoryCurrent, session };
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
    return { ...page, status: 414, headers, html: "This address is too long.", lacksPart };
  }
  headers.set("X-Request-Id", c.var.requestId);
  headers.append("Vary", "Cookie");
  const isOwn = lacksPart || session;
  headers.set("Cache-Control", isOwn ? personal : shareable);
  if (showsTime) noteEnd(renderedAt + minuteMs);
  const { html, scripts } = allowOwnScripts(page.html, nonce);
  headers.set(policyHeader, contentPolicy({ scripts }));
  return { ...page, headers, html, lacksPart };
}

/**
 * The page's own inline scripts bear the nonce, which nobody could know who wrote a text that the page shows. They are
 * allowed by their hashes, so that the same bytes and the same policy serve everybody.
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

/** What a page asks for is mostly there already, and then needs no request. */
function findKept(
  c: AppContext,
  { config, memory }: Dependencies,
  url: string,
  init: RequestInit | undefined,
): ApiAnswer | undefined {
  const origin = certainOriginOf(c, config);
  if (origin === null || (init?.method ?? "GET") !== "GET") return undefined;
  const key = keyOf({ origin, url, cookies: c.req.header("Cookie") });
  const kept = memory.find(key, c.var.asker.sessionBesideAnswer === null);
  return (
    kept && {
      ...{ ok: true, status: 200, statusText: "" },
      headers: { get: (name) => kept.headers[name.toLowerCase()] ?? null },
      text: async () => kept.body.toString(),
    }
  );
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
