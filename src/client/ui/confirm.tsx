import type { ConfirmDialogProps } from "./confirm-dialog.tsx";
import { lazyPart } from "./lazy-part.ts";
import { useReturnFocus } from "./use-return-focus.ts";

const ConfirmDialog = lazyPart(async () => (await import("./confirm-dialog.tsx")).ConfirmDialog);

/** A `ConfirmDialog` whose code loads with the first one. */
export function Confirm(props: Omit<ConfirmDialogProps, "onClosed">) {
  const returnFocus = useReturnFocus();
  return <ConfirmDialog {...props} onClosed={returnFocus} />;
}
