import type { User } from "#contract/accounts.ts";

const key = "user";

/** Storage can be full, switched off or edited by hand: it is a convenience, never the truth. */
export function readStoredUser(): User | null {
  try {
    const user = JSON.parse(localStorage.getItem(key) ?? "null");
    if (typeof user?.id === "string") return user;
    localStorage.removeItem(key);
  } catch {
    forgetStoredUser();
  }
  return null;
}

export function writeStoredUser(user: User | null) {
  if (!user) return forgetStoredUser();
  try {
    localStorage.setItem(key, JSON.stringify(user));
  } catch {
    // Without storage the session's cookie alone carries the sign-in.
  }
}

/** Calls the listener when another tab signs in or out. */
export function onStoredUserChange(listener: () => void) {
  window.addEventListener("storage", (event) => {
    if (event.key === key || event.key === null) listener();
  });
}

function forgetStoredUser() {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing stored, nothing to forget.
  }
}
