import { timeZoneOfCookies } from "#contract/time-zone.ts";
import type { AppContext } from "./app-environment.ts";

/** That of the viewer's browser, which it keeps in a cookie. */
export const viewerTimeZone = (c: AppContext): string | undefined =>
  timeZoneOfCookies(c.req.header("Cookie"));

/** A request without a zone means the browser's. */
export const withTimeZone = <Query extends { timeZone?: string }>(c: AppContext, query: Query) => ({
  ...query,
  timeZone: query.timeZone ?? viewerTimeZone(c),
});
