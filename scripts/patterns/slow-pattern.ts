import type { CharSet } from "refa";
import { analyse } from "scslre";
import { buildAutomaton, LookbehindRun, type Position, type Step } from "./pattern-automaton.ts";

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

function searchForAmbiguity(source: string, flags: string): string | null {
  try {
    const { positions, ends, all } = buildAutomaton(source, flags);
    return findAmbiguity(positions, ends, all);
  } catch (error) {
    if (error instanceof LookbehindRun) return looksBack;
    throw error;
  }
}

/** A step with its sets of letters as bits: those that may stand before it, and those that it reads. */
interface Move {
  after: bigint;
  reads: bigint;
  to: Position;
}

/**
 * Looks for a word that both of two runs can read, with a way from the first to the second that reads it too. A text of
 * n such words can be divided between the runs in n ways. When the match fails behind them, all ways are tried.
 */
function findAmbiguity(
  positions: readonly Position[],
  ends: readonly Step[],
  all: CharSet,
): string | null {
  const moves = toMoves(positions, all);
  const numbers = new Map(positions.map((position, number) => [position, number]));
  const movesFrom = (position: Position) => moves.get(position) ?? [];
  const targets = new Map(positions.map((from) => [from, movesFrom(from).map(({ to }) => to)]));
  const sources = new Map(positions.map((position) => [position, [] as Position[]]));
  for (const [from, ends] of targets) for (const to of ends) sources.get(to)?.push(from);
  const ways = new Map(inLoops().map((position) => [position, waysTo(position)]));
  const leads = (from: Position, to: Position) => ways.get(to)?.has(from) === true;
  const loops = positions.filter((position) => leads(position, position));
  const findLoop = (position: Position) =>
    new Set(loops.filter((other) => leads(position, other) && leads(other, position)));
  const sureEnds = new Set(ends.flatMap(({ isSure, to }) => (isSure ? [to] : [])));
  for (const second of loops) {
    const secondLoop = findLoop(second);
    // Where the pattern may end at once, nothing fails that would be tried again.
    if ([...secondLoop].some((position) => sureEnds.has(position))) continue;
    if (second === [...secondLoop][0] && canPart(secondLoop)) return shared;
    for (const first of loops) {
      if (secondLoop.has(first) || !leads(first, second)) continue;
      const firstLoop = findLoop(first);
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

  /** And a few between loops. Most positions of a list of words are in none, and of these nothing has to be known. */
  function inLoops(): Position[] {
    const repeatThemselves = positions.filter((position) =>
      targets.get(position)?.includes(position),
    );
    const leadingToLoops = withoutEnds(positions, targets, sources);
    return [...repeatThemselves, ...withoutEnds(leadingToLoops, sources, targets)];
  }

  /** Takes away what leads to none of the others, and then what leads only to what was taken away. */
  function withoutEnds(
    some: readonly Position[],
    forth: ReadonlyMap<Position, readonly Position[]>,
    back: ReadonlyMap<Position, readonly Position[]>,
  ): Position[] {
    const all = new Set(some);
    const others = (position: Position, among: readonly Position[] = []) =>
      among.filter((other) => other !== position && all.has(other));
    const left = new Map(some.map((at) => [at, others(at, forth.get(at)).length]));
    const ends = some.filter((position) => left.get(position) === 0);
    for (const end of ends) {
      for (const source of others(end, back.get(end))) {
        const count = (left.get(source) ?? 0) - 1;
        left.set(source, count);
        if (count === 0) ends.push(source);
      }
    }
    return some.filter((position) => left.get(position) !== 0);
  }

  /** All positions from which there is a way to this one. */
  function waysTo(end: Position): Set<Position> {
    const found = new Set(sources.get(end));
    for (const position of found)
      for (const source of sources.get(position) ?? []) found.add(source);
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
function toMoves(positions: readonly Position[], all: CharSet): Map<Position, Move[]> {
  const sets: CharSet[] = [];
  const addSet = (set: CharSet) => {
    const known = sets.findIndex((other) => other.equals(set));
    return known < 0 ? sets.push(set) - 1 : known;
  };
  const steps = positions.flatMap((from) =>
    from.next.map(({ to, behind, ahead }) => ({
      from,
      to,
      after: addSet(behind),
      reads: addSet(ahead.intersect(to.characters)),
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
