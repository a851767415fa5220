// Whether the robots.txt of a site lets us read a page, remembered for each site.
import robotsParser from "robots-parser";
import type { AddressField } from "./fetch-errors.ts";

const keptMs = 10 * 60_000;
const mostSites = 500;

/** Caches the robots.txt of each site. `fetchRobots` returns null where there is none. */
export function createRobotsCache(
  robotName: string,
  fetchRobots: (url: URL, field: AddressField, signal: AbortSignal) => Promise<string | null>,
  now = Date.now,
) {
  const known = new Map<string, { rules: RobotsRules; until: number }>();

  return async (url: URL, field: AddressField, signal: AbortSignal): Promise<boolean> => {
    const { origin } = url;
    const kept = known.get(origin);
    if (kept && kept.until > now()) return kept.rules(url);
    const text = await fetchRobots(new URL("/robots.txt", origin), field, signal);
    const rules = readRobots(text ?? "", robotName);
    known.delete(origin);
    known.set(origin, { rules, until: now() + keptMs });
    const [oldest] = known.keys();
    if (known.size > mostSites && oldest !== undefined) known.delete(oldest);
    return rules(url);
  };
}

/** Whether the robot may visit an address of the site. */
type RobotsRules = (url: URL) => boolean;

const longestFile = 500 * 1024;
/** Letters of rules with stars that count: for those the work grows with the length of the address, too. */
const mostStarred = 10_000;
/** The rules are those of one site; which one, the cache knows. */
const site = "https://site.invalid";

export function readRobots(text: string, robotName: string): RobotsRules {
  let starred = 0;
  const lines = text.slice(0, longestFile).split(/\r\n?|\n/);
  const kept = lines.filter((line) => {
    const isStarred = /^\s*(?:dis)?allow\b/i.test(line) && line.includes("*");
    starred += isStarred ? line.length : 0;
    return !isStarred || starred <= mostStarred;
  });
  const robots = robotsParser(`${site}/robots.txt`, withPlainLetters(kept.join("\n")));
  return ({ pathname, search }) =>
    robots.isAllowed(site + withPlainLetters(pathname + search), robotName) ?? true;
}

/** "/%7Ejoe" and "/~joe" are the same path. */
const withPlainLetters = (path: string): string =>
  path.replace(/%[0-9a-f]{2}/gi, (sign) => {
    const letter = String.fromCharCode(Number.parseInt(sign.slice(1), 16));
    return /[\w.~-]/.test(letter) ? letter : sign;
  });
