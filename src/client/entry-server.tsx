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
import type { RenderPage } from "#contract/rendering.ts";
import { createAppRouter } from "./router.tsx";

/** A router and a query cache of its own for every request: nothing of one person's page can reach another's. */
export const renderPage: RenderPage = async (
  url,
  {
    nonce,
    fetch,
    origin,
    isVisitor,
    timeZone,
    rememberedView,
    looks,
    renderedAt,
    onTimeShown,
    isDrawn,
    assets,
    onFailure,
  },
) => {
  const queryClient = createQueryClient(createApi(fetch), { isOnServer: true });
  if (isVisitor) setViewer(queryClient, null);
  const handle = createRequestHandler({
    request: new Request(url),
    createRouter: () =>
      createAppRouter({
        queryClient,
        rememberedView: () => rememberedView,
        looks,
        timeZone,
        renderedAt,
        onTimeShown,
        origin,
        nonce,
      }),
    getRouterManifest: async () => assets,
  });
  let failure: unknown;
  let html = "";
  let route = "redirect";
  const { status, headers } = await handle(async ({ router, responseHeaders }) => {
    failure = router.state.matches.find((match) => match.status === "error")?.error;
    route = router.state.matches.at(-1)?.routeId ?? route;
    // Everything is loaded by now, so that nothing would come later in a stream.
    if (isDrawn)
      html = await transformHtmlStringWithRouter(
        router,
        renderToString(<RouterServer router={router} />),
      );
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
  });
  if (failure === undefined) return { route, status, headers, html };
  // What the API refused to whoever wrote the address is not our fault.
  const failed = failure instanceof ApiError ? failure.status : 500;
  if (failed >= 500 && failed !== 503) onFailure(failure);
  return { route, status: failed, headers, html };
};
