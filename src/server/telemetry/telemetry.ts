import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import type { Health, HealthMinute } from "#contract/health.ts";
import type { DatabaseHandle } from "#server/database/client.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";

const minuteMs = 60_000;
const minutesKept = 60;
/** Coarse: it wakes an idle process ten times a second, and what blocks for less is nobody's trouble. */
const lagResolutionMs = 100;

export interface AnsweredRequest {
  method: string;
  /** The pattern of its path, never the path: those are as many as there are sandwiches. */
  route: string;
  status: number;
  milliseconds: number;
}

export interface PagesInWork {
  threads: number;
  drawing: number;
}

type Deps = Pick<Dependencies, "memory" | "now"> & {
  database: Pick<DatabaseHandle, "engine" | "connections">;
  /** Of what the process stands on. */
  readCondition: () => Promise<Condition>;
};
type Condition = NonNullable<Health["condition"]>;
export type Telemetry = ReturnType<typeof createTelemetry>;

/** How this process is: what it counted, minute by minute for an hour, and the condition of what it stands on. */
export function createTelemetry({ database, memory, now, readCondition }: Deps) {
  const startedAt = now();
  const minutes: HealthMinute[] = [];
  let condition: Condition | null = null;
  let answered = { requests: 0, failures: 0, milliseconds: 0 };
  let before = { ...memory.state(), utilization: performance.eventLoopUtilization() };
  let observe: ((request: AnsweredRequest) => void) | undefined;
  let pagesInWork = (): PagesInWork => ({ threads: 0, drawing: 0 });
  const delay = monitorEventLoopDelay({ resolution: lagResolutionMs });

  const currentState = () => ({
    connections: database.connections(),
    memory: memory.state(),
    pages: pagesInWork(),
    condition,
  });

  /** What cannot be read, because the database is away, is unknown. */
  async function readAgain(): Promise<void> {
    condition = await readCondition().catch(() => null);
  }

  /** Ends a minute. */
  async function look(): Promise<void> {
    const { connections, memory, pages } = currentState();
    const utilization = performance.eventLoopUtilization();
    minutes.push({
      at: now().toISOString(),
      requests: answered.requests,
      failures: answered.failures,
      meanMilliseconds: answered.requests ? answered.milliseconds / answered.requests : 0,
      busyShare: performance.eventLoopUtilization(utilization, before.utilization).utilization,
      lagMilliseconds: Math.max(0, delay.max / 1e6 - lagResolutionMs),
      connectionsInUse: connections.inUse,
      connectionsWaiting: connections.waiting,
      memoryHits: memory.hits - before.hits,
      memoryMisses: memory.misses - before.misses,
      pagesDrawing: pages.drawing,
      residentBytes: process.memoryUsage.rss(),
    });
    if (minutes.length > minutesKept) minutes.shift();
    answered = { requests: 0, failures: 0, milliseconds: 0 };
    before = { ...memory, utilization };
    delay.reset();
    await readAgain();
  }

  return {
    startedAt,
    engine: database.engine,
    currentState,
    minutes: (): readonly HealthMinute[] => minutes,
    look,
    noteRequest(request: AnsweredRequest): void {
      answered.requests += 1;
      answered.milliseconds += request.milliseconds;
      if (request.status >= 500) answered.failures += 1;
      observe?.(request);
    },
    /** Every request is told to whoever exposes them. */
    onRequest(listener: (request: AnsweredRequest) => void): void {
      observe = listener;
    },
    watchPages(read: () => PagesInWork): void {
      pagesInWork = read;
    },
    /** Returns how to stop it. */
    start(): () => void {
      delay.enable();
      void readAgain();
      const timer = setInterval(() => void look(), minuteMs).unref();
      return () => {
        clearInterval(timer);
        delay.disable();
      };
    },
  };
}
