import { timeZoneOfCookies } from "#contract/time-zone.ts";
import type { AppContext } from "./app-environment.ts";

/** Whoever does not say a zone means that of their browser, which it keeps in a cookie. */
export const withTimeZone = <Query extends { timeZone?: string }>(c: AppContext, query: Query) => ({
  ...query,
  timeZone: query.timeZone ?? timeZoneOfCookies(c.req.header("Cookie")),
});
