import { toast } from "./toast-queue.ts";

/** A browser may remember that code could not be loaded; only a reload tries again then. */
export const tellNotLoaded = () =>
  toast({
    title: "Error",
    description: "This could not be loaded. Check your connection and reload the page.",
    variant: "destructive",
  });
