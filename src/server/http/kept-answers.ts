import { apiRoot } from "#contract/endpoint.ts";
import { exploreViewOfCookies } from "#contract/explore-view.ts";
import { chosenLooks } from "#contract/looks.ts";
import { timeZoneOfCookies } from "#contract/time-zone.ts";
import type { Encoding, FinishedAnswer } from "#server/memory/finished-answer.ts";

/** Anybody may keep it, and asks whether it is still true. */
export const shareable = "public, max-age=0, must-revalidate";

/** All that a public answer may depend on beside the database. */
export interface Question {
  /** The address that people know us by, when it is certain. */
  origin: string;
  /** Path and query as they were sent. */
  url: string;
  cookies: string | undefined;
}

export function keyOf({ origin, url, cookies }: Question): string {
  const zone = cookies ? knownTimeZoneOf(cookies) : "";
  const look = cookies && !url.startsWith(apiRoot) ? rememberedLook(cookies) : "";
  return `${origin} ${zone ?? ""} ${look} ${url}`;
}

/** What a person chose about how pages look. */
const rememberedLook = (cookies: string): string =>
  [exploreViewOfCookies(cookies), ...chosenLooks(cookies)].join();

const knownZones = new Map<string, string | undefined>();
const mostZones = 1000;

/** To check a zone takes longer than the rest of a kept answer. */
function knownTimeZoneOf(cookies: string): string | undefined {
  if (!cookies.includes("timeZone=")) return undefined;
  if (knownZones.has(cookies)) return knownZones.get(cookies);
  const zone = timeZoneOfCookies(cookies);
  if (knownZones.size >= mostZones) knownZones.clear();
  knownZones.set(cookies, zone);
  return zone;
}

/** Also of a session that has ended: its cookie may have been sent with a write a moment ago. */
export const hasSessionCookie = (cookies: string | undefined): boolean =>
  cookies?.includes("session=") ?? false;

/** Of the answer in that encoding; without those of the request. */
export const headersOf = (
  { headers, etag }: FinishedAnswer,
  encoding: Encoding,
  length: number,
): Record<string, string> => ({
  vary: "Accept-Encoding, Cookie",
  ...headers,
  etag,
  "content-length": String(length),
  ...(encoding !== "identity" && { "content-encoding": encoding }),
});

export const isKnown = ({ etag }: FinishedAnswer, ifNoneMatch: string | undefined): boolean =>
  (ifNoneMatch ?? "").split(",").some((part) => {
    const tag = part.trim();
    return tag === "*" || tag === etag || `W/${tag}` === etag;
  });

/** Tells that an answer was not made for this request. */
export const memoryTiming = "memory";
