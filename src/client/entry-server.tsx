import {
  createRequestHandler,
  RouterServer,
  renderRouterToStream,
} from "@tanstack/react-router/ssr/server";
import { createApi } from "#client/lib/api.ts";
import { createQueryClient } from "#client/lib/query-client.ts";
import type { RenderPage } from "#contract/rendering.ts";
import { createAppRouter } from "./router.tsx";

/** A router and a query cache of its own for every request: nothing of one person's page can reach another's. */
export const renderPage: RenderPage = (request, { nonce, fetch, origin, assets }) => {
  const handle = createRequestHandler({
    request,
    createRouter: () =>
      createAppRouter({ queryClient: createQueryClient(createApi(fetch)), origin, nonce }),
    getRouterManifest: async () => assets,
  });
  return handle(({ request, router, responseHeaders }) =>
    renderRouterToStream({
      request,
      router,
      responseHeaders,
      children: <RouterServer router={router} />,
    }),
  );
};
