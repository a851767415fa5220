import { type ComponentType, lazy, useEffect } from "react";
import { toast } from "#client/lib/toast-queue.ts";

/**
 * A component whose code is loaded when it is first rendered. If that fails, it renders nothing and shows a toast.
 *
 * The server does not wait for it. For a part that the server renders and the browser hydrates a little later, write
 * `import.meta.env.SSR ? await load() : lazyPart(load)` inside a `Suspense`: its HTML is there, and its code does not
 * delay the rest of the page.
 */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => NotLoaded) }));

function NotLoaded() {
  useEffect(() => {
    toast({
      title: "Error",
      description: "This could not be loaded. Check your connection and reload the page.",
      variant: "destructive",
    });
  }, []);
  return null;
}
