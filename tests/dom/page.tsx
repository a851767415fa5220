import { QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { act, cleanup, render } from "@testing-library/react";
import { PointerEventsCheckLevel, userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { onTestFinished } from "vitest";
import { followLogout, followStoredUser } from "#client/features/accounts/follow-logout.ts";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { keepViewerInStorage, watchSessionEnd } from "#client/features/accounts/watch-session.ts";
import { keepNavigationHistory } from "#client/lib/navigation-history.ts";
import { createQueryClient } from "#client/lib/query-client.ts";
import { createAppRouter } from "#client/router.tsx";
import { type FakeApi, fakeApi } from "./fake-api.ts";

/** The whole product at an address, as a browser shows it. `location` has the address afterwards. */
export async function openPage(address: string, { api }: FakeApi = fakeApi()) {
  cleanup();
  window.history.replaceState(null, "", address);
  const queryClient = createQueryClient(api);
  const router = createAppRouter({ queryClient, rememberedView: () => undefined });
  watchSessionEnd(queryClient, router);
  keepViewerInStorage(queryClient);
  keepNavigationHistory(router);
  onTestFinished(() => router.history.destroy());
  await router.load();
  followStoredUser(queryClient);
  followLogout(queryClient, router);
  const page = (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
  await act(async () => void render(page, { container: document, baseElement: document.body }));
  return setUpUser();
}

/** Something alone, in a page that has links and an API. */
export async function show(content: ReactNode, { api }: FakeApi = fakeApi()) {
  cleanup();
  const queryClient = createQueryClient(api);
  const router = createRouter({
    routeTree: createRootRoute({
      loader: async () => {
        await queryClient.ensureQueryData(viewerQuery);
        return { renderedAt: Date.now(), timeZone: "UTC" };
      },
      component: () => content,
    }),
    history: createMemoryHistory(),
  });
  await router.load();
  const page = (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>
  );
  await act(async () => void render(page));
  return setUpUser();
}

// A dialog lets the page take clicks again a moment after it has closed: a test must not depend on that moment.
const setUpUser = () =>
  userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
