// How many imports somebody may make.
import type { Dependencies } from "#server/domain/dependencies.ts";
import { countTry } from "#server/domain/throttle.ts";

const importsPerHour = 120;

/** Websites and pictures cost the machine seconds each. */
export const countImport = (
  { db, now }: Pick<Dependencies, "db" | "now">,
  { id }: { id: string },
) => countTry(db, now(), { key: `import:${id}`, limit: importsPerHour, windowSeconds: 3600 });
