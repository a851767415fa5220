import type { Config } from "#server/config.ts";
import { lookOf } from "#server/database/user-keys.ts";

/** The restaurant editor's name carries a permission: only the command line gives it to somebody. */
export const isReservedUsername = (username: string, { restaurantEditorUsername }: Config) =>
  fold(username) === fold(restaurantEditorUsername);

/** For whoever chooses a name: what looks like the reserved one carries no permission, and is not to be had either. */
export const passesForReserved = (username: string, config: Config) =>
  isReservedUsername(username, config) ||
  lookOf(username) === lookOf(config.restaurantEditorUsername);

const fold = (text: string) => text.normalize("NFKC").trim().toLowerCase();
