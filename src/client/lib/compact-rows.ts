import { useRouter } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import { compactRowsCookie, hasCompactRows } from "#contract/explore-view.ts";

const listeners = new Set<() => void>();

/** Whether a phone's lists are compact rows. While hydrating it is what the server drew by. */
export function useCompactRows(): boolean {
  const { hasCompactRows: wasCompact } = useRouter().options.context;
  return useSyncExternalStore(subscribe, readChoice, () => wasCompact);
}

/** Kept in a cookie, so that the server renders the next page by it. */
export function chooseCompactRows(isCompact: boolean) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${compactRowsCookie}=${isCompact ? 1 : 0}; Path=/; Max-Age=31536000; SameSite=Lax`;
  for (const listener of listeners) listener();
}

const readChoice = () => hasCompactRows(document.cookie);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
