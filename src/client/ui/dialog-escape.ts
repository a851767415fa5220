/** Marks the button of a dialog that does what Escape does. */
export const escapeButton = { "data-escape": true };

/**
 * Radix gives Escape to what was opened last, and that may be a message. It belongs to the dialog that has the focus: the
 * message stays, and with it an Undo.
 */
export function escapeFromDialog(event: KeyboardEvent) {
  const dialog = document.activeElement?.closest("[role=dialog], [role=alertdialog]");
  if (!dialog) return;
  event.preventDefault();
  dialog.querySelector<HTMLButtonElement>("[data-escape]")?.click();
}
