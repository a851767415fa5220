import { type ExploreView, exploreViews } from "#contract/explore-choices.ts";

const key = "exploreView";

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
    return viewNamed(localStorage.getItem(key)) ?? readExploreViewCookie(document.cookie);
  } catch {
    return readExploreViewCookie(document.cookie);
  }
}

export function readExploreViewCookie(cookies: string | null): ExploreView | undefined {
  const cookie = cookies?.split("; ").find((pair) => pair.startsWith(`${key}=`));
  return viewNamed(cookie?.slice(key.length + 1));
}

const viewNamed = (name: string | null | undefined) => exploreViews.find((view) => view === name);
