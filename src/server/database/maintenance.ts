import type { PGlite } from "@electric-sql/pglite";

const minuteMs = 60_000;

export interface MaintenanceSchedule {
  firstAfterMs: number;
  everyMs: number;
}

const usualSchedule: MaintenanceSchedule = { firstAfterMs: 5 * minuteMs, everyMs: 360 * minuteMs };

/** The embedded engine never vacuums or analyzes by itself. */
export function scheduleMaintenance(
  client: Pick<PGlite, "query" | "exec">,
  { firstAfterMs, everyMs }: MaintenanceSchedule = usualSchedule,
): { stop(): Promise<void> } {
  let isStopped = false;
  let running = Promise.resolve();
  let timer = wait(firstAfterMs);

  function wait(delayMs: number): NodeJS.Timeout {
    return setTimeout(() => {
      running = vacuumTables(client, () => isStopped)
        .catch((error) => process.emitWarning(error))
        .then(() => {
          if (!isStopped) timer = wait(everyMs);
        });
    }, delayMs).unref();
  }

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Table by table, since the engine holds up every request while it works. */
export async function vacuumTables(
  client: Pick<PGlite, "query" | "exec">,
  isStopped: () => boolean,
): Promise<void> {
  const tables = await client.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  for (const { name } of tables.rows) {
    if (isStopped()) return;
    await client.exec(`vacuum analyze ${name}`);
  }
}
