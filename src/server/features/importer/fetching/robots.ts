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

  async function getRules(
    origin: string,
    field: AddressField,
    signal: AbortSignal,
  ): Promise<RobotsRules> {
    const kept = known.get(origin);
    if (kept && kept.until > now()) return kept.rules;
    const text = await fetchRobots(new URL("/robots.txt", origin), field, signal);
    const rules = readRobots(text ?? "", robotName);
    known.delete(origin);
    known.set(origin, { rules, until: now() + keptMs });
    const [oldest] = known.keys();
    if (known.size > mostSites && oldest !== undefined) known.delete(oldest);
    return rules;
  }

  return async (url: URL, field: AddressField, signal: AbortSignal) =>
    mayVisit(await getRules(url.origin, field, signal), url);
}

interface Rule {
  isAllowed: boolean;
  pattern: string;
}

/** The rules of a robots.txt for one robot (RFC 9309). */
type RobotsRules = readonly Rule[];

const longestFile = 500 * 1024;
/** Limited, because every address is compared with all rules. */
const mostRules = 5000;
const longestPattern = 2000;

export function readRobots(text: string, robotName: string): RobotsRules {
  const own: Rule[] = [];
  const everybodys: Rule[] = [];
  const name = robotName.toLowerCase();
  let isNamed = false;
  let groups = new Set<Rule[]>();
  let isGroupOpen = false;
  for (const line of text.slice(0, longestFile).split(/\r\n?|\n/)) {
    const [, field = "", value = ""] = /^\s*([a-z-]+)\s*:([^#]*)/i.exec(line) ?? [];
    const key = field.toLowerCase();
    const rest = value.trim();
    if (key === "user-agent") {
      if (!isGroupOpen) groups = new Set();
      isGroupOpen = true;
      const agent = rest.toLowerCase().split("/")[0]?.trim();
      if (agent === name) {
        isNamed = true;
        groups.add(own);
      } else if (agent === "*") groups.add(everybodys);
    } else if (key === "allow" || key === "disallow") {
      isGroupOpen = false;
      // An empty "Disallow:" forbids nothing.
      if (rest) for (const group of groups) addRule(group, key === "allow", rest);
    }
  }
  return isNamed ? own : everybodys;
}

function addRule(group: Rule[], isAllowed: boolean, pattern: string): void {
  if (group.length < mostRules && pattern.length <= longestPattern)
    group.push({ isAllowed, pattern: normalize(pattern) });
}

/** The longest matching rule decides; at equal length, "allow" wins. */
export function mayVisit(rules: RobotsRules, { pathname, search }: URL): boolean {
  const path = normalize(pathname + search);
  let decision: Rule | undefined;
  for (const candidate of rules) {
    if (!fits(candidate.pattern, path)) continue;
    const difference = candidate.pattern.length - (decision?.pattern.length ?? -1);
    if (difference > 0 || (difference === 0 && candidate.isAllowed)) decision = candidate;
  }
  return decision?.isAllowed ?? true;
}

/** Searches the parts between stars from left to right: linear, whatever the pattern. */
function fits(pattern: string, path: string): boolean {
  const isAnchored = pattern.endsWith("$");
  const parts = (isAnchored ? pattern.slice(0, -1) : pattern).split("*");
  const [first = ""] = parts;
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const part of parts.slice(1, isAnchored ? -1 : undefined)) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  if (!isAnchored) return true;
  const last = parts.length > 1 ? (parts.at(-1) ?? "") : "";
  return parts.length > 1
    ? path.length - last.length >= at && path.endsWith(last)
    : at === path.length;
}

/** "/%7Ejoe" and "/~joe" are the same path. */
function normalize(path: string): string {
  return path.replace(/%[0-9a-f]{2}|[^\x21-\x7e]/giu, (part) => {
    if (part.length !== 3) return encodeURIComponent(part);
    const letter = String.fromCharCode(Number.parseInt(part.slice(1), 16));
    return /[\w.~-]/.test(letter) ? letter : part.toUpperCase();
  });
}
