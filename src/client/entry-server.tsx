import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from "@tanstack/react-router/ssr/server";
import { renderToString } from "react-dom/server";
import { setViewer } from "#client/features/accounts/viewer.queries.ts";
import { ApiError, createApi } from "#client/lib/api.ts";
import { createQueryClient } from "#client/lib/query-client.ts";
import type { PageAssets, RenderPage } from "#contract/rendering.ts";
import { createAppRouter } from "./router.tsx";

/** Every request gets its own router and query cache, so that nothing personal gets into somebody else's page. */
export const renderPage: RenderPage = async (
  url,
  { fetch, isVisitor, rememberedView, isDrawn, assets, onFailure, ...page },
) => {
  const queryClient = createQueryClient(createApi(fetch), { isOnServer: true });
  if (isVisitor) setViewer(queryClient, null);
  const handle = createRequestHandler({
    request: new Request(url),
    createRouter: () =>
      createAppRouter({ queryClient, rememberedView: () => rememberedView, ...page }),
    getRouterManifest: async () => ({ routes: withoutModules(assets) }),
  });
  let failure: unknown;
  let html = "";
  let route = "redirect";
  const { status, headers } = await handle(async ({ router, responseHeaders }) => {
    failure = router.state.matches.find((match) => match.status === "error")?.error;
    route = router.state.matches.at(-1)?.routeId ?? route;
    // Everything is loaded by now, so nothing has to be streamed.
    if (isDrawn) {
      const drawn = renderToString(<RouterServer router={router} />);
      const modules = router.state.matches.flatMap(
        ({ routeId }) => assets.routes[routeId]?.modules ?? [],
      );
      html = withModules(await transformHtmlStringWithRouter(router, drawn), modules, page.nonce);
    }
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
  });
  if (failure === undefined) {
    const isMoved = status === 307 && isWithoutSlash(url, headers.get("Location"));
    return { route, status: isMoved ? 308 : status, headers, html };
  }
  // A refusal of the API, of a wrong address for example, is not a failure of ours.
  const failed = failure instanceof ApiError ? failure.status : 500;
  if (failed >= 500 && failed !== 503) onFailure(failure);
  return { route, status: failed, headers, html };
};

/** Only these redirects are permanent. Others depend on the visitor. */
function isWithoutSlash(url: string, location: string | null): boolean {
  const { pathname, search } = new URL(url);
  return pathname.endsWith("/") && location === pathname.replace(/(?<!\/)\/+$/, "") + search;
}

const withoutModules = ({ routes }: PageAssets) =>
  Object.fromEntries(Object.entries(routes).map(([id, { modules: _, ...assets }]) => [id, assets]));

/** For tabs in the background, which paint nothing. */
const latestStartMs = 2000;

/** Loads the modules after the first paint, so that they do not compete with what it needs. */
function withModules(html: string, modules: string[], nonce: string): string {
  if (modules.length === 0) return html;
  // One task each, because a phone takes some milliseconds to request one.
  const script = `{
document.currentScript.remove()
let hasStarted=false
const files=${JSON.stringify(modules)}
const load=href=>document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}))
const start=()=>{
if(hasStarted)return
hasStarted=true
for(const file of files)setTimeout(load,0,file)
setTimeout(()=>import(files[0]))
}
requestAnimationFrame(()=>setTimeout(start))
setTimeout(start,${latestStartMs})
}`;
  return html.replace("</body>", () => `<script nonce="${nonce}">${script}</script></body>`);
}
