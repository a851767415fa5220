/** The browser's time zone, in a cookie. Places without a time zone use the viewer's. */
export const timeZoneCookie = "timeZone";

/** The viewer's time zone, if the cookie holds an existing one. */
export function timeZoneOfCookies(cookies: string | null | undefined): string | undefined {
  const cookie = cookies?.split("; ").find((pair) => pair.startsWith(`${timeZoneCookie}=`));
  const zone = cookie?.slice(timeZoneCookie.length + 1);
  return zone ? findTimeZone(zone) : undefined;
}

export const longestZoneName = 64;

/**
 * The canonical spelling of a zone, under which formatters can be cached. Offsets such as +01:00 are not zones.
 */
export function findTimeZone(name: string): string | undefined {
  if (name.length > longestZoneName || !/^[a-z]/i.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
