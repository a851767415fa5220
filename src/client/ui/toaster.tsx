import { useSyncExternalStore } from "react";
import { hasToasted, subscribeToToasts, toastsId } from "#client/lib/toast-queue.ts";
import { lazyPart } from "./lazy-part.ts";

const ToastRegion = lazyPart(async () => (await import("./toast-region.tsx")).ToastRegion);

/** Loads the code with the first toast. The element is always there, because modal dialogs have to exclude it. */
export function Toaster() {
  const isNeeded = useSyncExternalStore(subscribeToToasts, hasToasted, () => false);
  return (
    // A modal dialog hides the page from screen readers, except live regions. The toasts announce themselves.
    <div id={toastsId} aria-live="off">
      {isNeeded && <ToastRegion />}
    </div>
  );
}
