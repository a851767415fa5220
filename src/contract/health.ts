import { z } from "zod";

const count = z.int().min(0);
const amount = z.number().min(0);

/** What one process counted in one minute. */
export const healthMinute = z
  .object({
    /** The end of the minute. */
    at: z.iso.datetime(),
    requests: count,
    /** Answered with a status from 500 on. */
    failures: count,
    meanMilliseconds: amount,
    /** The share of the time in which the process was working. */
    busyShare: amount.max(1),
    /** The longest delay of the event loop. */
    lagMilliseconds: amount,
    connectionsInUse: count,
    connectionsWaiting: count,
    memoryHits: count,
    memoryMisses: count,
    pagesDrawing: count,
    residentBytes: count,
  })
  .meta({ id: "HealthMinute" });

/** Tasks for the operator; docs/operations.md says what to do. */
export const healthTasks = [
  "databaseAway",
  "migrationsPending",
  "diskNearlyFull",
  "jobsGivenUp",
  "backupMissing",
  "backupOld",
  "mailNotSetUp",
] as const;

/** The state of the process that answers. Each process has its own. */
export const health = z
  .object({
    startedAt: z.iso.datetime(),
    engine: z.enum(["embedded", "server"]),
    tasks: z.array(z.enum(healthTasks)),
    /** The last hour, the oldest first. */
    minutes: z.array(healthMinute),
    connections: z.object({
      inUse: count,
      idle: count,
      waiting: count,
      slowStatements: count,
    }),
    memory: z.object({ entries: count, bytes: count, hits: count, misses: count }),
    pages: z.object({ threads: count, drawing: count }),
    /** As of the last minute; null while the database is away. */
    condition: z
      .object({
        databaseBytes: count,
        jobsDue: count,
        jobsGivenUp: count,
        migrationsPending: count,
        diskFreeBytes: count.nullable(),
        diskBytes: count.nullable(),
        newestBackupAt: z.iso.datetime().nullable(),
      })
      .nullable(),
  })
  .meta({ id: "Health" });

export type Health = z.infer<typeof health>;
export type HealthMinute = z.infer<typeof healthMinute>;
export type HealthTask = (typeof healthTasks)[number];
