/** Reads a draft from the session storage, where it survives a reload and a new login. Null if there is none. */
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
    // Storage is switched off or full: the form still has the text.
  }
}
