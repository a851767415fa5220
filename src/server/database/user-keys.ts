import { searchColumns } from "./search-text.ts";

/** Names are unique regardless of case, whatever the locale of the database knows about letters. */
export const nameKey = (name: string): string => name.normalize("NFKC").toLowerCase();

/** What goes beside a member's name and email whenever these are written. */
export const userKeys = ({ username, email }: { username?: string; email?: string }) => ({
  ...(username !== undefined && { usernameKey: nameKey(username) }),
  ...(email !== undefined && { emailKey: nameKey(email) }),
});

interface Named {
  username: string;
  email: string;
  displayName?: string | null;
}

/** What admins find a member by. */
export const userSearch = ({ username, email, displayName = null }: Named) =>
  searchColumns(username, email, displayName);
