import { FocusScope } from "radix-ui/internal";
import { toastsId } from "#client/lib/toast-queue.ts";

/** Makes toasts reachable by F8 and Tab from a modal dialog, which traps the focus. */
export function ToastsInReach() {
  FocusScope.useFocusScopeBranch(document.getElementById(toastsId));
  return null;
}
