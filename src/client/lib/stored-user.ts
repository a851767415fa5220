import type { User } from "#contract/accounts.ts";

const key = "user";

/** Storage can be full, switched off or edited by hand, so nothing relies on it. */
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
    // Storage is switched off or full: the session's cookie is enough.
  }
}

export function onStoredUserChange(listener: () => void) {
  window.addEventListener("storage", (event) => {
    if (event.key === key || event.key === null) listener();
  });
}

function forgetStoredUser() {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is switched off.
  }
}
