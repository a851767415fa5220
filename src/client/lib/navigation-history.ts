import type { RegisteredRouter } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import { readStored, store } from "./browser-storage.ts";
import { withoutDialog } from "./dialog-address.ts";

const key = "navigation-history";
const longest = 10;
const noPages: readonly string[] = [];

let pages = noPages;
const listeners = new Set<() => void>();

/** The last pages of this tab, the current one last. A changed search stays the same page. */
export function addPage(visited: readonly string[], href: string): readonly string[] {
  const page = withoutDialog(href);
  const others = readPath(visited.at(-1)) === readPath(page) ? visited.slice(0, -1) : visited;
  return [...others, page].slice(-longest);
}

export const readPath = (href: string | undefined): string | undefined =>
  href
    ?.split(/[?#]/)[0]
    ?.toLowerCase()
    .replace(/(?<!\/)\/+$/, "");

/** The page that led here, before this thing's own pages and the login. */
export function findOrigin(visited: readonly string[], ownPath: string): string | undefined {
  const isBetween = (path = "") =>
    path === "/login" || path === ownPath || path.startsWith(`${ownPath}/`);
  return visited.findLast((href) => !isBetween(readPath(href)));
}

/** A page as it was left, with its search. */
export const lastVisit = (visited: readonly string[], path: string): string | undefined =>
  visited.findLast((href) => readPath(href) === path);

export const lastExplore = (visited: readonly string[]): string | undefined =>
  lastVisit(visited, "/explore");

export function keepNavigationHistory(router: RegisteredRouter) {
  // The stored value may have been edited by hand.
  const stored = [readStored("sessionStorage", key)].flat();
  const visited = stored.filter((href) => typeof href === "string");
  pages = addPage(visited, router.state.location.href);
  store("sessionStorage", key, pages);
  router.subscribe("onBeforeLoad", ({ toLocation }) => {
    pages = addPage(pages, toLocation.href);
    store("sessionStorage", key, pages);
    for (const listener of listeners) listener();
  });
}

/** Empty while hydrating, because the server knows no history. */
export const useNavigationHistory = (): readonly string[] =>
  useSyncExternalStore(
    subscribe,
    () => pages,
    () => noPages,
  );

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
