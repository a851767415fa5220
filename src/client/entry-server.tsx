import {
  createRequestHandler,
  RouterServer,
  renderRouterToStream,
} from "@tanstack/react-router/ssr/server";
import { ApiError, createApi } from "#client/lib/api.ts";
import { createQueryClient } from "#client/lib/query-client.ts";
import type { RenderPage } from "#contract/rendering.ts";
import { createAppRouter } from "./router.tsx";

/** A router and a query cache of its own for every request: nothing of one person's page can reach another's. */
export const renderPage: RenderPage = async (
  request,
  { nonce, fetch, origin, timeZone, rememberedView, renderedAt, onTimeShown, assets, onFailure },
) => {
  const handle = createRequestHandler({
    request,
    createRouter: () =>
      createAppRouter({
        queryClient: createQueryClient(createApi(fetch), { isOnServer: true }),
        rememberedView: () => rememberedView,
        timeZone,
        renderedAt,
        onTimeShown,
        origin,
        nonce,
      }),
    getRouterManifest: async () => assets,
  });
  let failure: unknown;
  const page = await handle(({ request, router, responseHeaders }) => {
    failure = router.state.matches.find((match) => match.status === "error")?.error;
    return renderRouterToStream({
      request,
      router,
      responseHeaders,
      children: <RouterServer router={router} />,
    });
  });
  if (failure === undefined) return page;
  // What the API refused to whoever wrote the address is not our fault.
  const status = failure instanceof ApiError ? failure.status : 500;
  if (status >= 500 && status !== 503) onFailure(failure);
  return new Response(page.body, { status, headers: page.headers });
};
