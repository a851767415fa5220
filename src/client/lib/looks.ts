import { useRouter } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import { hasLook, type Look } from "#contract/looks.ts";

/** Whether the person chose it. */
export const useLook = import.meta.env.SSR ? useLookOfRequest : useChosenLook;

function useLookOfRequest(look: Look): boolean {
  return useRouter().options.context.looks.includes(look);
}

/** What the server drew by. */
const cookiesAtLoad = import.meta.env.SSR ? "" : document.cookie;

function useChosenLook(look: Look): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasLook(document.cookie, look),
    () => hasLook(cookiesAtLoad, look),
  );
}

/** On the window, for the code that makes a choice is in no first load. */
export const lookEvent = "look";

function subscribe(listener: () => void) {
  addEventListener(lookEvent, listener);
  return () => removeEventListener(lookEvent, listener);
}
