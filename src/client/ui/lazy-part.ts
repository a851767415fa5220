import { type ComponentType, lazy, useEffect } from "react";
import { toast } from "#client/lib/toast-queue.ts";

/** A component whose code is loaded when it is first rendered. If that fails, it renders nothing and shows a toast. */
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
