import { lazy, Suspense, useSyncExternalStore } from "react";
import { hasToasted, subscribeToToasts } from "./toast-queue.ts";

const ToastRegion = lazy(async () => ({
  default: (await import("./toast-region.tsx")).ToastRegion,
}));

/** Its code comes with the first message. */
export function Toaster() {
  const isNeeded = useSyncExternalStore(subscribeToToasts, hasToasted, () => false);
  return <Suspense>{isNeeded && <ToastRegion />}</Suspense>;
}
