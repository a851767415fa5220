import type { User } from "#contract/accounts.ts";
import { readStored, store } from "./browser-storage.ts";

const key = "user";

export function readStoredUser(): User | null {
  const user = Object(readStored("localStorage", key));
  if (typeof user.id === "string") return user;
  writeStoredUser(null);
  return null;
}

export const writeStoredUser = (user: User | null) => store("localStorage", key, user);

export function onStoredUserChange(listener: () => void) {
  window.addEventListener("storage", (event) => {
    if (event.key === key || event.key === null) listener();
  });
}
