import { useSuspenseQuery } from "@tanstack/react-query";
import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from "@tanstack/react-router";
import { useLogout } from "#client/features/accounts/use-logout.ts";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { SandwichDialogHost } from "#client/features/sandwiches/sandwich-dialog-host.tsx";
import { identityLinks, themeColors } from "#client/features/shell/identity-head.ts";
import { Shell } from "#client/features/shell/shell.tsx";
import { siteQuery } from "#client/features/shell/site.queries.ts";
import { loadedDataId, writeLoadedData } from "#client/lib/loaded-data.ts";
import type { RouterContext } from "#client/router.tsx";

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: async ({ context: { queryClient, timeZone, renderedAt } }) => {
    const [, { hasDemo }] = await Promise.all([
      queryClient.ensureQueryData(viewerQuery),
      queryClient.ensureQueryData(siteQuery),
    ]);
    return { renderedAt, timeZone, hasDemo };
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => ({
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1, viewport-fit=cover" },
      // Search engines should not list invented restaurants.
      ...(loaderData?.hasDemo ? [{ name: "robots", content: "noindex" }] : []),
      { name: "color-scheme", content: "light dark" },
    ],
    links: identityLinks,
  }),
  component: Root,
});

function Root() {
  const { queryClient } = Route.useRouteContext();
  const { data: viewer } = useSuspenseQuery(viewerQuery);
  const { data: site } = useSuspenseQuery(siteQuery);
  return (
    <html lang="en">
      <head>
        {themeColors.map((color) => (
          <meta key={color.media} name="theme-color" {...color} />
        ))}
        <HeadContent />
      </head>
      <body>
        <Shell viewer={viewer} site={site} onLogout={useLogout()}>
          <Outlet />
          <SandwichDialogHost />
        </Shell>
        {/* `takeLoadedData` reads it once; the browser does not render it again. */}
        <script id={loadedDataId} type="application/json" suppressHydrationWarning>
          {import.meta.env.SSR ? writeLoadedData(queryClient) : ""}
        </script>
        <Scripts />
      </body>
    </html>
  );
}
