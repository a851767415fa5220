import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { toast } from "#client/lib/toast-queue.ts";

const actions: Record<Denial, string> = {
  page: "access this page",
  restaurants: "manage restaurants",
  editing: "edit restaurants",
};

/** Then removes `denied` from the address, so that a reload or a shared link shows no second toast. */
export function useDeniedToast(denied: Denial | undefined, preparePage: () => Promise<unknown>) {
  const router = useRouter();
  useEffect(() => {
    if (!denied) return;
    const description = `You need admin privileges to ${actions[denied]}.`;
    toast({ title: "Access Denied", description, variant: "destructive" });
    const clean = () => router.navigate({ to: "/", search: {}, replace: true });
    // A new address hides the parts of the page whose code has not arrived.
    preparePage().then(clean, clean);
  }, [denied, router, preparePage]);
}

const denials = ["page", "restaurants", "editing"] as const;

/** Which page refused access. The address has a name instead of a text: anybody can write an address. */
export type Denial = (typeof denials)[number];

interface DeniedSearch {
  denied?: Denial;
}

export const readDeniedSearch = ({ denied }: Record<string, unknown>): DeniedSearch => ({
  denied: denials.find((name) => name === denied),
});
