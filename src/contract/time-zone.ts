/** The browser keeps its zone in this cookie: places that do not say theirs go by the viewer's clock. */
export const timeZoneCookie = "timeZone";

/** The viewer's zone, when their browser told one that exists. */
export function timeZoneOfCookies(cookies: string | null | undefined): string | undefined {
  const cookie = cookies?.split("; ").find((pair) => pair.startsWith(`${timeZoneCookie}=`));
  const zone = cookie?.slice(timeZoneCookie.length + 1);
  return zone && isTimeZone(zone) ? zone : undefined;
}

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }) !== null;
  } catch {
    return false;
  }
}
