import type { ExploreView } from "#contract/explore-choices.ts";
import {
  exploreViewNamed,
  exploreViewOfCookies,
  exploreViewCookie as key,
} from "#contract/explore-view.ts";

/** Stores the view in the browser, and in a cookie for the server. */
export function rememberExploreView(view: ExploreView) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${key}=${view}; Path=/; Max-Age=31536000; SameSite=Lax`;
  try {
    localStorage.setItem(key, view);
  } catch {
    // Storage is switched off: the cookie is enough.
  }
}

export function rememberedExploreView(): ExploreView | undefined {
  try {
    return exploreViewNamed(localStorage.getItem(key)) ?? exploreViewOfCookies(document.cookie);
  } catch {
    return exploreViewOfCookies(document.cookie);
  }
}
