/** The browser keeps its zone in this cookie: places that do not say theirs go by the viewer's clock. */
export const timeZoneCookie = "timeZone";

/** The viewer's zone, when their browser told one that exists. */
export function timeZoneOfCookies(cookies: string | null | undefined): string | undefined {
  const cookie = cookies?.split("; ").find((pair) => pair.startsWith(`${timeZoneCookie}=`));
  const zone = cookie?.slice(timeZoneCookie.length + 1);
  return zone ? findTimeZone(zone) : undefined;
}

export const longestZoneName = 64;

/**
 * The zone in its one spelling, so that a formatter can be kept for it: there are some hundred zones, and any number
 * of ways to mix their letters. An offset such as +01:00 is none.
 */
export function findTimeZone(name: string): string | undefined {
  if (name.length > longestZoneName || !/^[a-z]/i.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
