/** Marks the button that does the same as Escape. */
export const escapeButton = { "data-escape": true };

/**
 * Radix gives Escape to what was opened last, which may be a toast. It belongs to the dialog or menu with the focus, so
 * the toast stays, and with it an Undo.
 */
export function escapeFromOpen(event: KeyboardEvent) {
  const open = document.activeElement?.closest("[role=dialog], [role=alertdialog], [role=menu]");
  if (!open) return;
  event.preventDefault();
  if (open.role === "menu") return focusTrigger(open);
  open.querySelector<HTMLButtonElement>("[data-escape]")?.click();
}

/** A menu closes when it loses the focus. */
function focusTrigger(menu: Element) {
  const id = menu.getAttribute("aria-labelledby");
  if (id) document.getElementById(id)?.focus();
}
