import type { ExploreView } from "#contract/explore-choices.ts";
import {
  exploreViewNamed,
  exploreViewOfCookies,
  exploreViewCookie as key,
} from "#contract/explore-view.ts";

/** Kept in the browser, and in a cookie so that the server renders the view the person left. */
export function rememberExploreView(view: ExploreView) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${key}=${view}; Path=/; Max-Age=31536000; SameSite=Lax`;
  try {
    localStorage.setItem(key, view);
  } catch {
    // Storage is switched off: the cookie remembers.
  }
}

export function rememberedExploreView(): ExploreView | undefined {
  try {
    return exploreViewNamed(localStorage.getItem(key)) ?? exploreViewOfCookies(document.cookie);
  } catch {
    return exploreViewOfCookies(document.cookie);
  }
}
