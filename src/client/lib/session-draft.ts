/** What somebody is writing, in the session storage: a reload or a new login loses nothing. Null when there is nothing. */
export function readDraft(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

export function storeDraft(key: string, draft: object | null) {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is switched off or full: the form itself still has what was written.
  }
}
