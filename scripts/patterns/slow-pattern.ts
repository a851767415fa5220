import type * as AST from "refa";
import { CharSet, JS, type NoParent } from "refa";
import { analyse } from "scslre";

/** A run that may be this long is as good as endless. */
const longRun = 200;

/**
 * Why a pattern's work grows faster than the text, or null. Two judges: scslre knows runs that share their letters,
 * the search below also what scslre leaves out: a run that contains its own beginning (`<a[^>]*>`), and two runs
 * around something that both of them contain (`^.*,.*$`).
 */
export function whySlow(source: string, flags: string): string | null {
  const { reports } = analyse({ source, flags });
  const isAnchored = flags.includes("y");
  const [report] = reports.filter(({ type }) => !(isAnchored && type === "Move"));
  if (report) return report.type === "Move" ? triedAgain : shared;
  return searchForAmbiguity(source, flags);
}

const triedAgain = "a run is tried again from every place where it could begin";
const shared = "two runs share what they could match";
const looksBack = "it looks back over a run from every place";

type Node = NoParent<AST.Element | AST.Concatenation | AST.Expression>;

/** What has to stand on both sides of a place between two letters. */
interface Guard {
  behind: CharSet;
  ahead: CharSet;
  /** Nothing else can fail there. */
  isSure: boolean;
}

interface Step extends Guard {
  to: Position;
}

/** A letter of the pattern, and what may come after it (Glushkov's automaton). */
interface Position {
  characters: CharSet;
  next: Step[];
}

interface Part {
  first: Step[];
  last: Step[];
  /** The ways to pass it without a letter. */
  skips: Guard[];
}

class LookbehindRun extends Error {}

function searchForAmbiguity(source: string, flags: string): string | null {
  const { expression, maxCharacter } = JS.Parser.fromLiteral({ source, flags }).parse({
    assertions: "parse",
    backreferences: "unknown",
    maxBackreferenceWords: 0,
  });
  const all = CharSet.all(maxCharacter);
  const free: Guard = { behind: all, ahead: all, isSure: true };
  const positions: Position[] = [];
  try {
    // A match is sought from every place on: as if the pattern began with a run of anything.
    const start = flags.includes("y")
      ? pass([free])
      : repeated(letter(all), 0, Number.POSITIVE_INFINITY);
    const { last } = inRow(start(), partOf(expression));
    return ambiguityOf(positions, last, all);
  } catch (error) {
    if (error instanceof LookbehindRun) return looksBack;
    throw error;
  }

  function partOf(node: Node): Part {
    switch (node.type) {
      case "Expression":
      case "Alternation":
        return either(node.alternatives.map(partOf));
      case "Concatenation":
        return node.elements.map(partOf).reduce(inRow, pass([free])());
      case "CharacterClass":
        return letter(node.characters)();
      case "Quantifier":
        return repeated(() => either(node.alternatives.map(partOf)), node.min, node.max)();
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
    const first = node.kind === "ahead" ? either(node.alternatives.map(partOf)).first : [];
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
  behind: a.behind.intersect(b.behind),
  ahead: a.ahead.intersect(b.ahead),
  isSure: a.isSure && b.isSure,
});

const withGuards = <G extends Guard>(steps: readonly G[], guards: readonly Guard[]): G[] =>
  steps.flatMap((step) => guards.map((guard) => ({ ...step, ...both(step, guard) })));

function connect(last: readonly Step[], first: readonly Step[]): void {
  for (const end of last) {
    for (const begin of first) end.to.next.push({ to: begin.to, ...both(end, begin) });
  }
}

/** A step as sets of bits: which letter may have been read before it, and which one it reads. */
interface Move {
  after: bigint;
  reads: bigint;
  to: Position;
}

/**
 * There is a word that leads from one run back into it, from there into another one, and from that back into it: then
 * a text of n such words can be divided between the two in n ways, and one that fails behind them tries all.
 */
function ambiguityOf(
  positions: readonly Position[],
  ends: readonly Step[],
  all: CharSet,
): string | null {
  const moves = movesOf(positions, all);
  const numbers = new Map(positions.map((position, number) => [position, number]));
  const movesFrom = (position: Position) => moves.get(position) ?? [];
  const reach = new Map(positions.map((position) => [position, reachableFrom(position)]));
  const leads = (from: Position, to: Position) => reach.get(from)?.has(to) === true;
  const loops = positions.filter((position) => leads(position, position));
  const loopOf = (position: Position) =>
    new Set(loops.filter((other) => leads(position, other) && leads(other, position)));
  const sureEnds = new Set(ends.flatMap(({ isSure, to }) => (isSure ? [to] : [])));
  for (const second of loops) {
    const secondLoop = loopOf(second);
    // Where the pattern may end at once, nothing fails that would be tried again.
    if ([...secondLoop].some((position) => sureEnds.has(position))) continue;
    if (second === [...secondLoop][0] && canPart(secondLoop)) return shared;
    for (const first of loops) {
      if (secondLoop.has(first) || !leads(first, second)) continue;
      const firstLoop = loopOf(first);
      // The letter that a word ends with stands before its next repetition.
      const isRepeatable = [...wordEnds(first, second, firstLoop, secondLoop, -1n)].some((end) =>
        [...wordEnds(first, second, firstLoop, secondLoop, end)].some(
          (next) => (next & end) !== 0n,
        ),
      );
      if (isRepeatable) return first === positions[0] ? triedAgain : shared;
    }
  }
  return null;

  function reachableFrom(start: Position): Set<Position> {
    const found = new Set(movesFrom(start).map(({ to }) => to));
    for (const position of found) for (const { to } of movesFrom(position)) found.add(to);
    return found;
  }

  /** Two ways through one loop that read the same word and meet again: each repetition doubles them. */
  function canPart(loop: ReadonlySet<Position>): boolean {
    const seen = new Set<string>();
    const waiting = [...loop].map((position) => ({ a: position, b: position, read: -1n }));
    for (let at = waiting.pop(); at; at = waiting.pop()) {
      for (const a of movesFrom(at.a)) {
        if (!loop.has(a.to)) continue;
        for (const b of movesFrom(at.b)) {
          const read = a.reads & b.reads;
          if (!loop.has(b.to) || read === 0n || (a.after & b.after & at.read) === 0n) continue;
          if (a.to === b.to && at.a !== at.b) return true;
          const key = `${numbers.get(a.to)} ${numbers.get(b.to)} ${read}`;
          if (a.to === b.to || seen.has(key)) continue;
          seen.add(key);
          waiting.push({ a: a.to, b: b.to, read });
        }
      }
    }
    return false;
  }

  function* wordEnds(
    first: Position,
    second: Position,
    firstLoop: ReadonlySet<Position>,
    secondLoop: ReadonlySet<Position>,
    readBefore: bigint,
  ): Generator<bigint, undefined> {
    const seen = new Set<string>();
    const waiting = [{ a: first, b: first, c: second, read: readBefore }];
    for (let at = waiting.pop(); at; at = waiting.pop()) {
      for (const a of movesFrom(at.a)) {
        if (!firstLoop.has(a.to) || (a.after & at.read) === 0n) continue;
        for (const c of movesFrom(at.c)) {
          const common = a.reads & c.reads;
          const before = a.after & c.after & at.read;
          if (!secondLoop.has(c.to) || common === 0n || before === 0n) continue;
          for (const b of movesFrom(at.b)) {
            const read = common & b.reads;
            if (read === 0n || (before & b.after) === 0n) continue;
            if (b.to !== second && !leads(b.to, second)) continue;
            const key = `${numbers.get(a.to)} ${numbers.get(b.to)} ${numbers.get(c.to)} ${read}`;
            if (seen.has(key)) continue;
            seen.add(key);
            if (a.to === first && b.to === second && c.to === second) yield read;
            waiting.push({ a: a.to, b: b.to, c: c.to, read });
          }
        }
      }
    }
  }
}

/** One bit stands for all characters that the pattern does not tell apart. */
function movesOf(positions: readonly Position[], all: CharSet): Map<Position, Move[]> {
  const sets: CharSet[] = [];
  const indexOf = (set: CharSet) => {
    const known = sets.findIndex((other) => other.equals(set));
    return known < 0 ? sets.push(set) - 1 : known;
  };
  const steps = positions.flatMap((from) =>
    from.next.map(({ to, behind, ahead }) => ({
      from,
      to,
      after: indexOf(behind),
      reads: indexOf(ahead.intersect(to.characters)),
    })),
  );
  let kinds = [all];
  for (const set of sets) {
    kinds = kinds
      .flatMap((kind) => [kind.intersect(set), kind.without(set)])
      .filter((kind) => !kind.isEmpty);
  }
  const bits = sets.map((set) =>
    kinds.reduce(
      (sum, kind, bit) => (kind.isDisjointWith(set) ? sum : sum | (1n << BigInt(bit))),
      0n,
    ),
  );
  const moves = new Map<Position, Move[]>(positions.map((position) => [position, []]));
  for (const { from, to, after, reads } of steps) {
    const move = { to, after: bits[after] ?? 0n, reads: bits[reads] ?? 0n };
    if (move.after !== 0n && move.reads !== 0n) moves.get(from)?.push(move);
  }
  return moves;
}
