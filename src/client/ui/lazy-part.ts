import { type ComponentType, lazy, useEffect } from "react";
import { toast } from "#client/lib/toast-queue.ts";

/**
 * Its code comes when it is needed. Where that does not come, the page stands as it was, and says so.
 *
 * A part that the server draws and the browser takes over a little later is
 * `import.meta.env.SSR ? await load() : lazyPart(load)` inside a `Suspense`: its HTML is there, and its code does not hold
 * up the rest of the page.
 */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => NotHere) }));

function NotHere() {
  useEffect(() => {
    toast({
      title: "Error",
      description: "This could not be loaded. Check your connection and reload the page.",
      variant: "destructive",
    });
  }, []);
  return null;
}
