/** Marks the button of a dialog that does what Escape does. */
export const escapeButton = { "data-escape": true };

/**
 * Radix gives Escape to what was opened last, and that may be a message. It belongs to the dialog or menu that has the
 * focus: the message stays, and with it an Undo.
 */
export function escapeFromOpen(event: KeyboardEvent) {
  const open = document.activeElement?.closest("[role=dialog], [role=alertdialog], [role=menu]");
  if (!open) return;
  event.preventDefault();
  if (open.role === "menu") return focusTrigger(open);
  open.querySelector<HTMLButtonElement>("[data-escape]")?.click();
}

/** A menu closes when the focus leaves it. */
function focusTrigger(menu: Element) {
  const id = menu.getAttribute("aria-labelledby");
  if (id) document.getElementById(id)?.focus();
}
