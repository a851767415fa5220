import { createServer } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Telemetry } from "./telemetry.ts";

export interface Exposed {
  contentType: string;
  read(): Promise<string>;
  /** Of all metrics that there are. */
  names(): string[];
}

type State = ReturnType<Telemetry["currentState"]>;
/** Undefined is left out: what is not known now must not look like 0. */
type Values = Record<string, number | null | undefined>;

/** The numbers of this process as Prometheus reads them. */
export function exposeMetrics(telemetry: Telemetry): Exposed {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  // To look at what is open has aborted processes on Node 20.
  for (const thing of ["handles", "requests", "resources"]) {
    registry.removeSingleMetric(`nodejs_active_${thing}`);
    registry.removeSingleMetric(`nodejs_active_${thing}_total`);
  }
  const registers = [registry];

  const durations = new Histogram({
    name: "cluck_http_request_duration_seconds",
    help: "Requests by route and status, and how long they took",
    labelNames: ["method", "route", "status"] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  telemetry.onRequest(({ method, route, status, milliseconds }) =>
    durations.observe({ method, route, status }, milliseconds / 1000),
  );

  function gauge(name: string, help: string, read: (state: State) => number | null | undefined) {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        const value = read(telemetry.currentState());
        if (value == null) this.remove();
        else this.set(value);
      },
    });
  }
  function stateGauge(name: string, help: string, read: (state: State) => Values) {
    new Gauge({
      name,
      help,
      labelNames: ["state"] as const,
      registers,
      collect() {
        this.reset();
        for (const [state, value] of Object.entries(read(telemetry.currentState()))) {
          if (value != null) this.set({ state }, value);
        }
      },
    });
  }
  function counter(name: string, help: string, read: (state: State) => number) {
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(read(telemetry.currentState()));
      },
    });
  }

  stateGauge("cluck_database_connections", "Connections of the pool", ({ connections }) => ({
    in_use: connections.inUse,
    idle: connections.idle,
  }));
  gauge(
    "cluck_database_waiting",
    "Who waits for a connection of the pool",
    ({ connections }) => connections.waiting,
  );
  counter(
    "cluck_database_slow_statements_total",
    "Statements that took longer than SLOW_QUERY_MS",
    ({ connections }) => connections.slowStatements,
  );
  gauge(
    "cluck_database_size_bytes",
    "Size of the database",
    ({ condition }) => condition?.databaseBytes,
  );
  gauge(
    "cluck_database_reachable",
    "1 when the database answered in the last minute",
    ({ condition }) => (condition ? 1 : 0),
  );
  gauge(
    "cluck_migrations_pending",
    "Migrations of this release that the database lacks",
    ({ condition }) => condition?.migrationsPending,
  );
  stateGauge("cluck_jobs", "Jobs of the queue", ({ condition }) => ({
    due: condition?.jobsDue,
    given_up: condition?.jobsGivenUp,
  }));
  counter(
    "cluck_memory_hits_total",
    "Answers that were given from memory",
    ({ memory }) => memory.hits,
  );
  counter(
    "cluck_memory_misses_total",
    "Answers that had to be made",
    ({ memory }) => memory.misses,
  );
  gauge("cluck_memory_bytes", "Bytes of kept answers", ({ memory }) => memory.bytes);
  gauge("cluck_memory_entries", "Kept answers", ({ memory }) => memory.entries);
  gauge("cluck_page_threads", "Threads that draw pages", ({ pages }) => pages.threads);
  gauge("cluck_pages_drawing", "Pages that are being drawn", ({ pages }) => pages.drawing);
  gauge(
    "cluck_disk_free_bytes",
    "Free space where DATA_DIR is",
    ({ condition }) => condition?.diskFreeBytes,
  );
  gauge("cluck_disk_bytes", "Space where DATA_DIR is", ({ condition }) => condition?.diskBytes);
  gauge(
    "cluck_newest_backup_timestamp_seconds",
    "When the newest backup in BACKUP_DIR was written",
    ({ condition }) =>
      condition?.newestBackupAt ? new Date(condition.newestBackupAt).getTime() / 1000 : null,
  );
  return {
    contentType: registry.contentType,
    read: () => registry.metrics(),
    names: () => registry.getMetricsAsArray().map(({ name }) => name),
  };
}

/** On a port of its own, which is not for the public. */
export async function listenForScrapes(
  { contentType, read }: Exposed,
  { host, port }: { host: string; port: number },
): Promise<{ port: number; close(): void }> {
  const server = createServer(async ({ method, url }, answer) => {
    if (method !== "GET" || url !== "/metrics") return answer.writeHead(404).end();
    const body = await read();
    return answer.writeHead(200, { "Content-Type": contentType }).end(body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) =>
      reject(new Error(`METRICS_PORT ${port} cannot be used: ${error.message}`)),
    );
    server.listen(port, host, resolve);
  });
  server.unref();
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : port,
    close: () => void server.close(),
  };
}
