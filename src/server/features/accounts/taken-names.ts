import { violatedConstraint } from "#server/database/driver-error.ts";
import { conflict } from "#server/http/errors.ts";

export const usernameTaken = () =>
  conflict("Username is already taken", "username_taken", "username");

const byConstraint: Record<string, () => Error> = {
  users_pkey: () => conflict("This id is already taken", "id_taken", "id"),
  users_username_unique: usernameTaken,
  users_username_look_unique: () =>
    conflict("Username looks too much like one that is taken", "username_taken", "username"),
  users_email_unique: () => conflict("This email cannot be used", "email_taken", "email"),
};

/** The database alone can say, however many ask at once, that a name is taken. */
export async function explainTakenNames<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const explain = byConstraint[violatedConstraint(error) ?? ""];
    throw explain ? explain() : error;
  }
}
