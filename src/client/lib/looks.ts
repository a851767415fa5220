import { useRouter } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import { hasLook, type Look } from "#contract/looks.ts";

/** Whether the person has chosen this look. */
export const useLook = import.meta.env.SSR ? useLookOfRequest : useChosenLook;

function useLookOfRequest(look: Look): boolean {
  return useRouter().options.context.looks.includes(look);
}

/** The server rendered the page with these. */
const cookiesAtLoad = import.meta.env.SSR ? "" : document.cookie;

function useChosenLook(look: Look): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasLook(document.cookie, look),
    () => hasLook(cookiesAtLoad, look),
  );
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes the look of this page and of later ones. */
export function chooseLook(look: Look, isChosen: boolean) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${look}=${isChosen ? 1 : 0}; Path=/; Max-Age=31536000; SameSite=Lax`;
  for (const listener of listeners) listener();
}
