import type { Config } from "#server/config.ts";
import { violatedConstraint } from "#server/database/driver-error.ts";
import { lookOf } from "#server/database/user-keys.ts";
import { conflict } from "#server/domain/refusal.ts";

/** The restaurant editor's name grants a permission, so only the command line may assign it. */
export const isReservedUsername = (username: string, { restaurantEditorUsername }: Config) =>
  fold(username) === fold(restaurantEditorUsername);

/** Members may not choose a name that looks like the reserved one either. */
export const looksReserved = (username: string, config: Config) =>
  isReservedUsername(username, config) ||
  lookOf(username) === lookOf(config.restaurantEditorUsername);

const fold = (text: string) => text.normalize("NFKC").trim().toLowerCase();

export const usernameTaken = () =>
  conflict("Username is already taken", "username_taken", "username");

const byConstraint: Record<string, () => Error> = {
  users_pkey: () => conflict("This id is already taken", "id_taken", "id"),
  users_username_unique: usernameTaken,
  users_username_look_unique: () =>
    conflict("Username looks too much like one that is taken", "username_taken", "username"),
  users_email_unique: () => conflict("This email cannot be used", "email_taken", "email"),
};

/** Turns a violated unique constraint into a conflict. Only the database can decide it when requests race. */
export async function explainTakenNames<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const explain = byConstraint[violatedConstraint(error) ?? ""];
    throw explain ? explain() : error;
  }
}
