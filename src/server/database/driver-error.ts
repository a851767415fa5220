/** PGlite says `constraint`, postgres.js `constraint_name`. */
interface DriverError extends Error {
  code?: string;
  constraint?: string;
  constraint_name?: string;
}

/** The constraint that refused a write; null for every other error. */
export function violatedConstraint(error: unknown): string | null {
  const cause = driverErrorOf(error);
  if (!cause?.code?.startsWith("23")) return null;
  return cause.constraint ?? cause.constraint_name ?? null;
}

/** Text with a NUL: JSON and addresses can carry it, PostgreSQL cannot. */
export const holdsUnstorableText = (error: unknown): boolean =>
  driverErrorOf(error)?.code === "22021";

/** Drizzle wraps what the driver threw. */
function driverErrorOf(error: unknown): DriverError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause) return cause as DriverError;
  }
  return null;
}
