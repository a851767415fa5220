import { setTimeout } from "node:timers/promises";
import type { ChangeFeed, ReadPublic, WatchChanges } from "#server/database/database.types.ts";
import { type Change, parseChange, touches } from "./changes.ts";
import type { FinishedAnswer } from "./finished-answer.ts";
import { noteReading, noteReadingOf, type Reading } from "./reading.ts";

export interface MemoryOptions {
  /** How much is kept; 0 keeps nothing. */
  maxBytes: number;
  /** How old an answer may be for somebody who did not write what has changed. */
  maxAgeMs?: number;
  now: () => Date;
  /** Where answers are made; a replica may take part. */
  readPublic?: ReadPublic;
}

interface Made {
  answer: FinishedAnswer;
  reading: Reading;
}

interface Kept extends Made {
  key: string;
  bytes: number;
}

/** An answer that is being made. Whoever wants the same waits for it. */
interface Flight {
  /** All that changed since it began. What it depends on is known at its end. */
  changes: Change[];
  /** Some change may have gone untold. */
  isLost: boolean;
  made: Promise<Made | null>;
}

/** The promise is 100 ms; the rest is for the way to the client. */
const usualMaxAgeMs = 80;
/** What an entry takes beside its bytes, about. */
const entryBytes = 2048;
/** A flight that lasts through more changes than this is not worth checking. */
const mostChanges = 1000;

export type AnswerMemory = Awaited<ReturnType<typeof createAnswerMemory>>;

/**
 * Public answers, kept until something that they were made from changes. The database announces changes itself, so it
 * does not matter who makes them; while nobody listens to it, nothing is kept or served.
 */
export async function createAnswerMemory(
  watchChanges: WatchChanges,
  { maxBytes, maxAgeMs = usualMaxAgeMs, now, readPublic = (work) => work() }: MemoryOptions,
) {
  /** The least recently used first. */
  const entries = new Map<string, Kept>();
  /** By table, then by owner, "" for answers that depend on all rows. */
  const dependents = new Map<string, Map<string, Set<Kept>>>();
  const flights = new Map<string, Flight>();
  let bytes = 0;
  let hits = 0;
  let misses = 0;
  let isListening = false;
  /** Everything that was committed before has been told. */
  let toldUntil = Number.NEGATIVE_INFINITY;

  const feed: ChangeFeed | null =
    maxBytes === 0
      ? null
      : await watchChanges({
          onListening: () => {
            isListening = true;
          },
          onChange: (payload) => forget(parseChange(payload)),
          onLoss: () => {
            isListening = false;
            toldUntil = Number.NEGATIVE_INFINITY;
            for (const kept of entries.values()) drop(kept);
            for (const flight of flights.values()) flight.isLost = true;
          },
        });

  function forget(change: Change): void {
    for (const flight of flights.values()) {
      if (flight.changes.length < mostChanges) flight.changes.push(change);
      else flight.isLost = true;
    }
    const byOwner = dependents.get(change.table);
    if (!byOwner) return;
    const owners = change.owners === null ? [...byOwner.keys()] : ["", ...change.owners];
    for (const owner of owners) {
      for (const kept of byOwner.get(owner) ?? []) {
        if (isTouched(kept.reading, change)) drop(kept);
      }
    }
  }

  function keep(key: string, { answer, reading }: Made): void {
    const before = entries.get(key);
    if (before) drop(before);
    // The key is the whole address, which a visitor may make as long as they like.
    const size = key.length + answer.body.length + entryBytes;
    const kept: Kept = { key, answer, reading, bytes: size };
    entries.set(key, kept);
    bytes += kept.bytes;
    for (const { table, owner = "" } of reading.dependencies.values()) {
      const byOwner = dependents.get(table) ?? new Map<string, Set<Kept>>();
      dependents.set(table, byOwner);
      const set = byOwner.get(owner) ?? new Set();
      byOwner.set(owner, set.add(kept));
    }
    answer.onGrowth = (grown) => {
      if (entries.get(key) !== kept) return;
      kept.bytes += grown;
      bytes += grown;
      makeRoom();
    };
    makeRoom();
  }

  function makeRoom(): void {
    for (const kept of entries.values()) {
      if (bytes <= maxBytes) return;
      drop(kept);
    }
  }

  function drop(kept: Kept): void {
    entries.delete(kept.key);
    bytes -= kept.bytes;
    for (const { table, owner = "" } of kept.reading.dependencies.values()) {
      const byOwner = dependents.get(table);
      const set = byOwner?.get(owner);
      set?.delete(kept);
      if (set?.size === 0) byOwner?.delete(owner);
    }
  }

  /** Ask only after `isCurrent` or `catchUp`. A member gets nothing that was made with a look at who asks. */
  function find(key: string, isVisitor: boolean): FinishedAnswer | undefined {
    const kept = entries.get(key);
    if (!kept || !isFor(kept, isVisitor)) return undefined;
    if (
      kept.reading.endsAt !== Number.POSITIVE_INFINITY &&
      kept.reading.endsAt <= now().getTime()
    ) {
      drop(kept);
      return undefined;
    }
    entries.delete(key);
    entries.set(key, kept);
    noteReadingOf(kept.reading);
    hits += 1;
    return kept.answer;
  }

  /**
   * The kept answer, or the one that is being made, or a new one. `make` answers null for what is not to be shared.
   * Nobody gets an answer that was made before a change which was told before they asked.
   */
  async function share(
    key: string,
    isVisitor: boolean,
    make: () => Promise<FinishedAnswer | null>,
  ): Promise<FinishedAnswer | null> {
    if (!isListening) return make();
    const kept = find(key, isVisitor);
    if (kept) return kept;
    const flight = flights.get(key);
    if (!flight) return lead(key, isVisitor, make);
    const toldBefore = flight.changes.length;
    const made = await flight.made;
    if (!made || !isFor(made, isVisitor)) return make();
    const changes = flight.changes.slice(0, toldBefore);
    if (flight.isLost || changes.some((change) => isTouched(made.reading, change))) {
      return share(key, isVisitor, make);
    }
    noteReadingOf(made.reading);
    return made.answer;
  }

  async function lead(
    key: string,
    isVisitor: boolean,
    make: () => Promise<FinishedAnswer | null>,
  ): Promise<FinishedAnswer | null> {
    misses += 1;
    const { promise, resolve } = withResolvers<Made | null>();
    const flight: Flight = { changes: [], isLost: false, made: promise };
    flights.set(key, flight);
    let made: Made | null = null;
    try {
      const { result: answer, reading } = await noteReading(() => readPublic(make));
      if (answer && !reading.isFleeting && (isVisitor || !reading.isPersonal)) {
        made = { answer, reading };
        const isOutdated = flight.changes.some((change) => isTouched(reading, change));
        if (!isOutdated && !flight.isLost) keep(key, made);
      }
      return answer;
    } finally {
      flights.delete(key);
      resolve(made);
    }
  }

  /** Renews itself while it is asked, so that nobody has to wait for it. */
  function isCurrent(): boolean {
    if (!isListening || !feed) return false;
    if (feed.isImmediate) return true;
    const age = performance.now() - toldUntil;
    if (age > maxAgeMs / 2 && !running) void catchUp();
    return age < maxAgeMs;
  }

  let running: Promise<boolean> | null = null;
  let following: Promise<boolean> | null = null;

  /** True when all that was committed before the call has been told. False: nothing may be served. */
  async function catchUp(): Promise<boolean> {
    if (!isListening || !feed) return false;
    if (feed.isImmediate) return true;
    if (running) {
      // It began before this call, so it may have missed what was committed in between.
      following ??= running.then(() => {
        following = null;
        return catchUp();
      });
      return following;
    }
    const askedAt = performance.now();
    running = feed.catchUp().then((isTold) => {
      running = null;
      if (isTold) toldUntil = askedAt;
      return isTold;
    });
    return running;
  }

  return {
    find,
    has: (key: string) => entries.has(key),
    share,
    isCurrent,
    catchUp,
    /** Until no process answers visitors from before what has been committed. */
    waitForOthers: async () => {
      if (feed && !feed.isImmediate) await setTimeout(maxAgeMs);
    },
    /** `misses` are the answers that had to be made and might have been kept. */
    state: () => ({ entries: entries.size, bytes, hits, misses }),
    close: async () => feed?.close(),
  };
}

const isFor = ({ reading }: Made, isVisitor: boolean) => isVisitor || !reading.isPersonal;

const isTouched = ({ dependencies }: Reading, change: Change) =>
  [...dependencies.values()].some((dependency) => touches(change, dependency));

/** Promise.withResolvers comes with Node 22. */
function withResolvers<Value>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
