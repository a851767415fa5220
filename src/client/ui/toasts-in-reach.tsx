import { FocusScope } from "radix-ui/internal";
import { toastsId } from "#client/lib/toast-queue.ts";

/** Inside a modal dialog, which keeps the focus: F8 and Tab still reach the messages and their buttons. */
export function ToastsInReach() {
  FocusScope.useFocusScopeBranch(document.getElementById(toastsId));
  return null;
}
