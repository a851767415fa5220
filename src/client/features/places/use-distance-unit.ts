import { useSyncExternalStore } from "react";
import { type DistanceUnit, unitOfLocale } from "./distance.ts";

/** The server knows no locale and writes miles; the browser corrects it once it is there. */
export function useDistanceUnit(): DistanceUnit {
  return useSyncExternalStore(subscribe, browserUnit, serverUnit);
}

function subscribe(onChange: () => void) {
  window.addEventListener("languagechange", onChange);
  return () => window.removeEventListener("languagechange", onChange);
}

const browserUnit = () => unitOfLocale(navigator.language);
const serverUnit = () => "miles" as const;
