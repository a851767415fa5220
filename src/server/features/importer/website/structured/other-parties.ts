import { getText, type Thing } from "./thing.ts";

/** What has places, hosts, schools, publishers and makers of its own. */
const ofOthers =
  /event$|^(?:festival|course|courseinstance|jobposting|product|recipe|article|newsarticle|blogposting|review|person|trip|howto)$/;
/** Who stands beside a business without being it. */
const besides = new Set(
  "sponsor funder memberof affiliation supplier manufacturer worksfor alumniof knows competitor organizer performer hostinginstitution subjectof review author".split(
    " ",
  ),
);
const mostThings = 20_000;

/**
 * Things that only an event, a course, an article or the like speaks of: their venue, school or publisher is somebody
 * else, unless the page calls itself so.
 */
export function otherParties(roots: readonly Thing[], signs: readonly string[]): Set<Thing> {
  const all = reach(roots, () => true);
  const own = reach(
    roots.filter(({ types }) => !isOfOthers(types)),
    (thing, property) => !isOfOthers(thing.types) && !besides.has(property),
  );
  return new Set([...all].filter((thing) => !own.has(thing) && !isCalledSo(thing, signs)));
}

const isOfOthers = (types: readonly string[]): boolean => types.some((type) => ofOthers.test(type));

function reach(
  roots: readonly Thing[],
  leads: (from: Thing, property: string) => boolean,
): Set<Thing> {
  const seen = new Set(roots);
  for (const thing of seen) {
    if (seen.size > mostThings) break;
    for (const [property, values] of thing.properties) {
      if (!leads(thing, property)) continue;
      for (const value of values) if (typeof value !== "string") seen.add(value);
    }
  }
  return seen;
}

const fewestLetters = 3;
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** "Live jazz at Hop & Hinge" in the title: then its venue is the restaurant. */
function isCalledSo(thing: Thing, signs: readonly string[]): boolean {
  const name = bare(getText(thing, "name"));
  return name.length > fewestLetters && signs.some((sign) => bare(sign).includes(name));
}
