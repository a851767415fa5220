import { type ExploreView, exploreViews } from "./explore-choices.ts";

/** The browser keeps the view that the person left in this cookie, so that the server renders it. */
export const exploreViewCookie = "exploreView";

export function exploreViewOfCookies(cookies: string | null | undefined): ExploreView | undefined {
  const cookie = cookies?.split("; ").find((pair) => pair.startsWith(`${exploreViewCookie}=`));
  return exploreViewNamed(cookie?.slice(exploreViewCookie.length + 1));
}

/** Set where a phone's lists are compact rows instead of cards. */
export const compactRowsCookie = "compactRows";

export const hasCompactRows = (cookies: string | null | undefined): boolean =>
  cookies?.split("; ").includes(`${compactRowsCookie}=1`) ?? false;

export const exploreViewNamed = (name: string | null | undefined) =>
  exploreViews.find((view) => view === name);
