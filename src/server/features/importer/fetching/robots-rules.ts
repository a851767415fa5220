interface Rule {
  isAllowed: boolean;
  pattern: string;
}

/** What a robots.txt says to one robot (RFC 9309). */
export type RobotsRules = readonly Rule[];

const longestFile = 500 * 1024;
/** Every address is held against all of them. */
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
      // "Disallow:" with nothing behind it forbids nothing.
      if (rest) for (const group of groups) addRule(group, key === "allow", rest);
    }
  }
  return isNamed ? own : everybodys;
}

function addRule(group: Rule[], isAllowed: boolean, pattern: string): void {
  if (group.length < mostRules && pattern.length <= longestPattern)
    group.push({ isAllowed, pattern: normalize(pattern) });
}

/** The longest rule that fits decides; between equals, the kinder one. */
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

/** Stars are found one after the other, from the left: no pattern can make it slow. */
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

/** "/%7Ejoe" and "/~joe" are one path. */
function normalize(path: string): string {
  return path.replace(/%[0-9a-f]{2}|[^\x21-\x7e]/giu, (part) => {
    if (part.length !== 3) return encodeURIComponent(part);
    const letter = String.fromCharCode(Number.parseInt(part.slice(1), 16));
    return /[\w.~-]/.test(letter) ? letter : part.toUpperCase();
  });
}
