import { useSyncExternalStore } from "react";
import { store } from "./browser-storage.ts";

export interface Place {
  /** "latitude,longitude". */
  near: string;
  place: string;
}

const key = "place";

/** Stores the last searched place, only in this browser. */
export function rememberPlace({ near, place }: Place) {
  store("localStorage", key, { near, place });
  // The browser tells the other tabs by itself.
  window.dispatchEvent(new StorageEvent("storage", { key }));
}

const stored = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

function readPlace(text: string | null): Place | null {
  try {
    const { near, place } = Object(JSON.parse(text ?? "null"));
    return typeof near === "string" && typeof place === "string" ? { near, place } : null;
  } catch {
    return null;
  }
}

export const rememberedPlace = (): Place | null => readPlace(stored());

/** Null while hydrating, because the server knows no place. */
export const useRememberedPlace = (): Place | null =>
  readPlace(useSyncExternalStore(subscribe, stored, () => null));

function subscribe(onChange: () => void) {
  window.addEventListener("storage", onChange);
  return () => window.removeEventListener("storage", onChange);
}
