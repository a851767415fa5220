import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { toastFailure } from "#client/lib/toast-queue.ts";

const actions: Record<Denial, string> = {
  page: "access this page",
  restaurants: "manage restaurants",
  editing: "edit restaurants",
};

/** Shows the toast and removes `denied` from the address, so that a reload shows no second toast. */
export function useDeniedToast(denied: Denial | undefined, preparePage: () => Promise<unknown>) {
  const router = useRouter();
  useEffect(() => {
    if (!denied) return;
    const description = `You need admin privileges to ${actions[denied]}.`;
    toastFailure("Access Denied", description);
    const clean = () => router.navigate({ to: "/", search: {}, replace: true });
    // A new address would hide the parts of the page that are still loading.
    preparePage().then(clean, clean);
  }, [denied, router, preparePage]);
}

const denials = ["page", "restaurants", "editing"] as const;

/** Which page refused access. A name and not a text, because anybody can write an address. */
export type Denial = (typeof denials)[number];

export const readDeniedSearch = ({ denied }: Record<string, unknown>): { denied?: Denial } => ({
  denied: denials.find((name) => name === denied),
});
