let isAnyUnsaved = false;
const waiting = new Set<() => void>();

export const hasUnsavedWork = () => isAnyUnsaved;

/** Told by the page on which somebody types. */
export function setUnsavedWork(isUnsaved: boolean) {
  isAnyUnsaved = isUnsaved;
  if (isUnsaved) return;
  const acts = [...waiting];
  waiting.clear();
  for (const act of acts) act();
}

/** For what may take the page away: at once, or as soon as nothing on it is unsaved; then once, however often it was asked. */
export function onceNothingIsUnsaved(act: () => void) {
  if (isAnyUnsaved) waiting.add(act);
  else act();
}
