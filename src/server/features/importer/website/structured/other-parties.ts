import { getText, type Thing } from "./thing.ts";

/** What has places, hosts, schools, publishers and makers of its own. */
const ofOthers =
  /event$|^(?:festival|course|courseinstance|jobposting|product|recipe|article|newsarticle|blogposting|review|person|trip|howto)$/;
/** Who stands beside a business without being it. */
const besides = new Set(
  "sponsor funder memberof affiliation supplier manufacturer worksfor alumniof knows competitor organizer performer hostinginstitution subjectof review".split(
    " ",
  ),
);
/** Of a review or an article that is the page itself. */
const ofThePage = new Set(["itemreviewed", "publisher"]);
const mostThings = 20_000;
const markOfOthers = "otherparty";

/** What stands in a field of others: "vendor", "poweredBy". */
export function markOther(thing: Thing): Thing {
  thing.types.push(markOfOthers);
  return thing;
}

/**
 * Things that only an event, a course, a job or the like speaks of: their venue, school or firm is
 * somebody else, unless the page calls itself so.
 */
export function otherParties(
  roots: readonly Thing[],
  signs: readonly string[],
  isRestaurant: (thing: Thing) => boolean,
): Set<Thing> {
  const all = reach(roots, () => true);
  const own = reach(
    roots,
    (thing, property, value) =>
      (ofThePage.has(property) && isRestaurant(value)) ||
      (!isOfOthers(thing.types) && !besides.has(property)),
  );
  const isOther = (thing: Thing) => !own.has(thing) || thing.types.includes(markOfOthers);
  return new Set([...all].filter((thing) => isOther(thing) && !isCalledSo(thing, signs)));
}

const isOfOthers = (types: readonly string[]): boolean => types.some((type) => ofOthers.test(type));

function reach(
  roots: readonly Thing[],
  leads: (from: Thing, property: string, value: Thing) => boolean,
): Set<Thing> {
  const seen = new Set(roots);
  for (const thing of seen) {
    if (seen.size > mostThings) break;
    for (const [property, values] of thing.properties) {
      for (const value of values)
        if (typeof value !== "string" && leads(thing, property, value)) seen.add(value);
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
