import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** The HTML of something that needs a page around it: links, loaded data and the time the page was made at. */
export async function drawInPage(
  queryClient: QueryClient,
  content: ReactNode,
  renderedAt = new Date(),
): Promise<string> {
  const router = createRouter({
    routeTree: createRootRoute({
      loader: () => ({ renderedAt: renderedAt.getTime(), timeZone: "UTC" }),
      component: () => content,
    }),
    history: createMemoryHistory(),
  });
  await router.load();
  const page = createElement(RouterProvider, { router: router as never });
  return renderToStaticMarkup(createElement(QueryClientProvider, { client: queryClient }, page));
}

/** What one reads of it, part by part. */
export const wordsOf = (html: string): string[] =>
  html
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter((text) => text !== "");
