import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

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
