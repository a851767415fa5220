import { type ExploreView, exploreViews } from "./explore-choices.ts";

/** This cookie holds the last view of Explore, so that the server renders it. */
export const exploreViewCookie = "exploreView";

export function exploreViewOfCookies(cookies: string | null | undefined): ExploreView | undefined {
  const cookie = cookies?.split("; ").find((pair) => pair.startsWith(`${exploreViewCookie}=`));
  return exploreViewNamed(cookie?.slice(exploreViewCookie.length + 1));
}

export const exploreViewNamed = (name: string | null | undefined) =>
  exploreViews.find((view) => view === name);
