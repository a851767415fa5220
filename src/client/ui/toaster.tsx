import { lazy, Suspense, useEffect, useState } from "react";

const ToastRegion = lazy(async () => ({
  default: (await import("./toast-region.tsx")).ToastRegion,
}));

/** No message can be there before the page is alive, so its code stays out of the first load. */
export function Toaster() {
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return <Suspense>{alive && <ToastRegion />}</Suspense>;
}
