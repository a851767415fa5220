import type { Look } from "#contract/looks.ts";
import { lookEvent } from "./looks.ts";

/** Every page shows it from now on, in this tab at once. */
export function chooseLook(look: Look, isChosen: boolean) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${look}=${isChosen ? 1 : 0}; Path=/; Max-Age=31536000; SameSite=Lax`;
  dispatchEvent(new Event(lookEvent));
}
