export type ExploreView = "sandwiches" | "restaurants";

/** Kept in the browser, and in a cookie so that the server renders the view the person left. */
export function rememberExploreView(view: ExploreView) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `exploreView=${view}; Path=/; Max-Age=31536000; SameSite=Lax`;
  try {
    localStorage.setItem("exploreView", view);
  } catch {
    // Storage is switched off: the cookie remembers.
  }
}
