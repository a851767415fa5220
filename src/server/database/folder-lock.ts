import { randomUUID } from "node:crypto";
import { readFileSync, readlinkSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";

const heartbeatMs = 2_000;
const staleAfterMs = 20_000;

interface Lock extends ProcessIdentity {
  token: string;
}

class DatabaseInUseError extends Error {
  override name = "DatabaseInUseError";

  constructor(folder: string, holder: Lock | null) {
    const who = holder
      ? `process ${holder.pid} on ${holder.hostName}`
      : "another process that is just starting";
    super(
      `The database in ${folder} is in use by ${who}. Stop that process first, or give this one another DATA_DIR or a DATABASE_URL.`,
    );
  }
}

/**
 * The embedded engine does not lock its folder, and two processes on one folder lose rows without
 * an error. Returns how to unlock.
 */
export function lockFolder(folder: string, onLost = leaveAtOnce): () => void {
  const path = `${folder}.lock`;
  const mine: Lock = { ...identifyThisProcess(), token: randomUUID() };
  if (!create(path, mine)) takeOver(folder, path, mine);

  const isMine = () => readLock(path)?.token === mine.token;
  const heartbeat = setInterval(() => {
    try {
      if (!isMine() && !create(path, mine)) throw new DatabaseInUseError(folder, readLock(path));
      utimesSync(path, new Date(), new Date());
    } catch (error) {
      clearInterval(heartbeat);
      onLost(error);
    }
  }, heartbeatMs).unref();

  const unlock = () => {
    process.off("exit", unlock);
    clearInterval(heartbeat);
    if (isMine()) rmSync(path, { force: true });
  };
  // A start that is stopped ends without closing its database.
  process.once("exit", unlock);
  return unlock;
}

export const isLocked = (folder: string): boolean => isHeld(`${folder}.lock`) === true;

/** False when there is one already. */
function create(path: string, lock: Lock): boolean {
  try {
    writeFileSync(path, JSON.stringify(lock), { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

// Only who is alone here may remove somebody else's lock, after a fresh look at it: else the slower of
// two takers would remove the lock that the faster one has just made.
function takeOver(folder: string, path: string, mine: Lock): void {
  const takeovers = enterTakeover(path, mine);
  const own = takeovers.pop();
  if (own === undefined) throw new DatabaseInUseError(folder, null);
  try {
    if (isHeld(path)) throw new DatabaseInUseError(folder, readLock(path));
    rmSync(path, { force: true });
    if (!create(path, mine)) throw new DatabaseInUseError(folder, readLock(path));
    // Earlier releases made folders of them.
    for (const left of takeovers) rmSync(left, { recursive: true, force: true });
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * One file, made by whoever enters, and before it those of processes that died inside. These are passed by and
 * removed once the lock is there: whoever removed them first could remove the one that another has just made.
 * Nothing when somebody else is inside.
 */
function enterTakeover(path: string, mine: Lock): string[] {
  const takeovers: string[] = [];
  for (;;) {
    const next = `${path}.takeover${takeovers.length}`;
    takeovers.push(next);
    if (create(next, mine)) return takeovers;
    if (isHeld(next) !== false) return [];
  }
}

/**
 * Where its process cannot be seen, or was not yet written down, the time of its last sign of life tells. Undefined
 * when it is not there, or not any more.
 */
function isHeld(path: string): boolean | undefined {
  const holder = readLock(path);
  const isSeen = holder ? isRunning(holder) : undefined;
  if (isSeen !== undefined) return isSeen;
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat && Date.now() - stat.mtimeMs < staleAfterMs;
}

function readLock(path: string): Lock | null {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}

// Whoever took the lock already writes to the folder: even a clean shutdown would harm it now.
function leaveAtOnce(error: unknown): void {
  console.error("The lock on the database was lost. Leaving at once.", error);
  process.exit(1);
}

export interface ProcessIdentity {
  pid: number;
  startTime: string | null;
  hostName: string;
  bootId: string | null;
  pidNamespace: string | null;
}

export function identifyThisProcess(): ProcessIdentity {
  return {
    pid: process.pid,
    startTime: readStat(process.pid)?.startTime ?? null,
    hostName: hostname(),
    bootId: orNull(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()),
    pidNamespace: orNull(() => readlinkSync("/proc/self/ns/pid")),
  };
}

/** Whether it runs, as far as this process can see it; undefined when it cannot see it. */
export function isRunning(other: ProcessIdentity, me = identifyThisProcess()): boolean | undefined {
  if (other.hostName !== me.hostName) return undefined;
  if (other.bootId !== me.bootId) return false;
  // Containers on one machine share its boot, but not its pids.
  if (other.pidNamespace !== me.pidNamespace) return undefined;
  if (me.startTime === null) return acceptsSignals(other.pid);
  const stat = readStat(other.pid);
  return stat !== null && !stat.hasExited && stat.startTime === other.startTime;
}

function readStat(pid: number): { hasExited: boolean; startTime: string | null } | null {
  const stat = orNull(() => readFileSync(`/proc/${pid}/stat`, "utf8"));
  if (stat === null) return null;
  // The second field is the program's name in parentheses, which may hold anything.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return { hasExited: fields[0] === "Z" || fields[0] === "X", startTime: fields[19] ?? null };
}

function acceptsSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function orNull<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}
