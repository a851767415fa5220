import type { Config } from "#server/config.ts";

/** The restaurant editor's name carries a permission: only the command line gives it to somebody. */
export const isReservedUsername = (username: string, { restaurantEditorUsername }: Config) =>
  fold(username) === fold(restaurantEditorUsername);

const fold = (text: string) => text.normalize("NFKC").trim().toLowerCase();
