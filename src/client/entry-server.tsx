import {
  createRequestHandler,
  RouterServer,
  renderRouterToStream,
} from "@tanstack/react-router/ssr/server";
import { renderToStaticMarkup } from "react-dom/server";
import { SandwichDrawing } from "#client/features/sandwiches/drawing/sandwich-drawing.tsx";
import { createApi } from "#client/lib/api.ts";
import { exploreViewOfCookie } from "#client/lib/explore-view.ts";
import { createQueryClient } from "#client/lib/query-client.ts";
import type { DrawSandwich, RenderPage } from "#contract/rendering.ts";
import { timeZoneOfCookies } from "#contract/time-zone.ts";
import { createAppRouter } from "./router.tsx";

/** A router and a query cache of its own for every request: nothing of one person's page can reach another's. */
export const renderPage: RenderPage = (request, { nonce, fetch, origin, assets }) => {
  const handle = createRequestHandler({
    request,
    createRouter: () =>
      createAppRouter({
        queryClient: createQueryClient(createApi(fetch)),
        rememberedView: () => exploreViewOfCookie(request.headers.get("Cookie")),
        timeZone: timeZoneOfCookies(request.headers.get("Cookie")),
        origin,
        nonce,
      }),
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

/** The drawing as a file of its own, which has to name its language. */
export const drawSandwich: DrawSandwich = ({ name, ingredients, spiceLevel }) =>
  renderToStaticMarkup(
    <SandwichDrawing name={name} ingredients={ingredients} spiceLevel={spiceLevel} />,
  ).replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
