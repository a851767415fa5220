interface DriverError extends Error {
  code?: string;
  constraint?: string;
  detail?: string;
}

/** The server is away, has cut the connection or has none left. It passes, and no caller is at fault. */
export class ConnectionLost extends Error {
  override name = "ConnectionLost";

  constructor(
    cause: unknown,
    /** The answer to what changes something was lost: it may have been done, or not. */
    readonly isUnclear: boolean,
  ) {
    super("The connection to the database was lost", { cause });
  }
}

/** Null for every other error. */
export function connectionLossOf(error: unknown): ConnectionLost | null {
  return causeOf(error, (cause) => cause instanceof ConnectionLost);
}

/** The constraint that refused a write; null for every other error. */
export function violatedConstraint(error: unknown): string | null {
  const cause = driverErrorOf(error);
  return cause?.code?.startsWith("23") ? (cause.constraint ?? null) : null;
}

/** A write refers to that member, who is gone. */
export function lacksMember(error: unknown, id: string): boolean {
  const { code, constraint, detail } = driverErrorOf(error) ?? {};
  return (
    code === "23503" && /_users_id_fk$/.test(constraint ?? "") && !!detail?.includes(`=(${id})`)
  );
}

/**
 * Which of these tables lacks the row that a write belongs to; undefined for every other error. No row of ours is kept
 * from being deleted by others that refer to it, so it is never a deletion that was refused.
 */
export function missingParent(error: unknown, tables: readonly string[]): string | undefined {
  const { code, constraint = "" } = driverErrorOf(error) ?? {};
  return code === "23503"
    ? tables.find((table) => constraint.endsWith(`_id_${table}_id_fk`))
    : undefined;
}

/**
 * It took longer, or waited longer for somebody else's change, than it may; or the two stood in each other's way, and the
 * other one went on.
 */
export const wasGivenUp = (error: unknown): boolean =>
  ["57014", "55P03", "40P01", "40001"].includes(driverErrorOf(error)?.code ?? "");

export const lacksTable = (error: unknown): boolean => driverErrorOf(error)?.code === "42P01";

/** Text with a NUL: JSON and addresses can carry it, PostgreSQL cannot. */
export const holdsUnstorableText = (error: unknown): boolean =>
  driverErrorOf(error)?.code === "22021";

const driverErrorOf = (error: unknown) =>
  causeOf(error, (cause): cause is DriverError => "code" in cause);

/** Drizzle wraps what the driver threw. */
function causeOf<Found extends Error>(
  error: unknown,
  isMeant: (cause: Error) => cause is Found,
): Found | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (isMeant(cause)) return cause;
  }
  return null;
}
