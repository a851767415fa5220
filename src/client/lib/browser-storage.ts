type Kind = "localStorage" | "sessionStorage";

/** Null if there is nothing to read. Storage may be switched off, or edited by hand. */
export function readStored(kind: Kind, key: string): unknown {
  try {
    return JSON.parse(globalThis[kind].getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Null removes the value. */
export function store(kind: Kind, key: string, value: unknown) {
  try {
    if (value === null) globalThis[kind].removeItem(key);
    else globalThis[kind].setItem(key, JSON.stringify(value));
  } catch {
    // Storage is switched off or full: nothing relies on it.
  }
}
