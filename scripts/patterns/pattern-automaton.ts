import type * as AST from "refa";
import { CharSet, JS, type NoParent } from "refa";

/** A run that may be this long is as good as endless. */
const longRun = 200;

type Node = NoParent<AST.Element | AST.Concatenation | AST.Expression>;

/** What has to stand on both sides of a place between two letters. */
interface Guard {
  behind: CharSet;
  ahead: CharSet;
  /** Nothing else can fail there. */
  isSure: boolean;
}

export interface Step extends Guard {
  to: Position;
}

/** A letter of the pattern, and what may come after it (Glushkov's automaton). */
export interface Position {
  characters: CharSet;
  next: Step[];
}

interface Part {
  first: Step[];
  last: Step[];
  /** The ways to pass it without a letter. */
  skips: Guard[];
}

export class LookbehindRun extends Error {}

interface Automaton {
  positions: Position[];
  /** The steps that end a match. */
  ends: Step[];
  all: CharSet;
}

/** The automaton of a pattern that is searched for in a text. Throws `LookbehindRun` for one that looks back over a run. */
export function buildAutomaton(source: string, flags: string): Automaton {
  const { expression, maxCharacter } = JS.Parser.fromLiteral({ source, flags }).parse({
    assertions: "parse",
    backreferences: "unknown",
    maxBackreferenceWords: 0,
  });
  const all = CharSet.all(maxCharacter);
  const free: Guard = { behind: all, ahead: all, isSure: true };
  const positions: Position[] = [];
  // A search begins at every place of the text: as if the pattern began with a run of anything.
  const start = flags.includes("y")
    ? pass([free])
    : repeated(letter(all), 0, Number.POSITIVE_INFINITY);
  const { last } = inRow(start(), toPart(expression));
  return { positions, ends: last, all };

  function toPart(node: Node): Part {
    switch (node.type) {
      case "Expression":
      case "Alternation":
        return either(node.alternatives.map(toPart));
      case "Concatenation":
        return node.elements.map(toPart).reduce(inRow, pass([free])());
      case "CharacterClass":
        return letter(node.characters)();
      case "Quantifier":
        return repeated(() => either(node.alternatives.map(toPart)), node.min, node.max)();
      case "Assertion":
        return assertion(node);
      case "Unknown":
        return pass([{ ...free, isSure: false }])();
    }
  }

  function letter(characters: CharSet): () => Part {
    return () => {
      const position: Position = { characters, next: [] };
      positions.push(position);
      const step = { ...free, to: position };
      return { first: [step], last: [step], skips: [] };
    };
  }

  function assertion(node: NoParent<AST.Assertion>): Part {
    const one = singleLetter(node);
    if (one)
      return pass([{ ...free, [node.kind]: node.negate ? one.negate() : one, isSure: false }])();
    if (node.kind === "behind" && hasRun(node)) throw new LookbehindRun();
    // What lies ahead is read and then left again: nothing follows it.
    const first = node.kind === "ahead" ? either(node.alternatives.map(toPart)).first : [];
    return { ...pass([{ ...free, isSure: false }])(), first };
  }

  function singleLetter({ alternatives }: NoParent<AST.Assertion>): CharSet | null {
    let union = CharSet.empty(maxCharacter);
    for (const { elements } of alternatives) {
      const [only] = elements;
      if (elements.length !== 1 || only?.type !== "CharacterClass") return null;
      union = union.union(only.characters);
    }
    return union;
  }

  /** Copies beyond a few would change nothing but the time that this takes. */
  function repeated(copy: () => Part, min: number, max: number): () => Part {
    const optional = (part: Part): Part => ({ ...part, skips: [...part.skips, free] });
    return () => {
      const needed = Math.min(min, 3);
      const parts = Array.from({ length: Math.max(0, needed - 1) }, copy);
      if (max > longRun) {
        const run = copy();
        connect(run.last, run.first);
        parts.push(min === 0 ? optional(run) : run);
      } else {
        if (needed > 0) parts.push(copy());
        // The third only after the second, else there would be two ways to have two of them.
        if (max - min > 1) parts.push(optional(inRow(copy(), optional(copy()))));
        else if (max > min) parts.push(optional(copy()));
      }
      return parts.reduce(inRow, pass([free])());
    };
  }
}

const pass = (skips: Guard[]) => (): Part => ({ first: [], last: [], skips });

const hasRun = (node: Node): boolean =>
  (node.type === "Quantifier" && node.max > longRun) ||
  ("alternatives" in node && node.alternatives.some(hasRun)) ||
  ("elements" in node && node.elements.some(hasRun));

const either = (parts: readonly Part[]): Part => ({
  first: parts.flatMap(({ first }) => first),
  last: parts.flatMap(({ last }) => last),
  skips: parts.flatMap(({ skips }) => skips),
});

function inRow(before: Part, after: Part): Part {
  connect(before.last, after.first);
  return {
    first: [...before.first, ...withGuards(after.first, before.skips)],
    last: [...after.last, ...withGuards(before.last, after.skips)],
    skips: withGuards(before.skips, after.skips),
  };
}

const both = (a: Guard, b: Guard): Guard => ({
  behind: intersection(a.behind, b.behind),
  ahead: intersection(a.ahead, b.ahead),
  isSure: a.isSure && b.isSure,
});

/** By their two sets: a list of words has few of these and thousands of steps. */
const intersections = new WeakMap<CharSet, WeakMap<CharSet, CharSet>>();

function intersection(a: CharSet, b: CharSet): CharSet {
  if (a === b) return a;
  const known = intersections.get(a) ?? new WeakMap<CharSet, CharSet>();
  intersections.set(a, known);
  const found = known.get(b) ?? a.intersect(b);
  known.set(b, found);
  return found;
}

const withGuards = <G extends Guard>(steps: readonly G[], guards: readonly Guard[]): G[] =>
  steps.flatMap((step) => guards.map((guard) => ({ ...step, ...both(step, guard) })));

function connect(last: readonly Step[], first: readonly Step[]): void {
  for (const end of last) {
    for (const begin of first) end.to.next.push({ to: begin.to, ...both(end, begin) });
  }
}
