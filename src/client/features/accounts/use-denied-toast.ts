import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { toast } from "#client/ui/toast-queue.ts";
import { type Denial, denials } from "./denied-search.ts";

/** Says it once: the address forgets it, so that a reload or a shared link does not say it again. */
export function useDeniedToast(denied: Denial | undefined) {
  const router = useRouter();
  useEffect(() => {
    if (!denied) return;
    toast({ title: "Access Denied", description: denials[denied], variant: "destructive" });
    router.navigate({ to: "/", search: {}, replace: true });
  }, [denied, router]);
}
