let isAnyUnsaved = false;
const waiting = new Set<() => void>();

export const hasUnsavedWork = () => isAnyUnsaved;

export function setUnsavedWork(isUnsaved: boolean) {
  isAnyUnsaved = isUnsaved;
  if (isUnsaved) return;
  const acts = [...waiting];
  waiting.clear();
  for (const act of acts) act();
}

/** For actions that may leave the page: runs `act` now, or once nothing is unsaved. */
export function onceNothingIsUnsaved(act: () => void) {
  if (isAnyUnsaved) waiting.add(act);
  else act();
}
