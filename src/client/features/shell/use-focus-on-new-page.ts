import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/** After a step to another page the focus is at its beginning, so that screen readers start reading there. */
export function useFocusOnNewPage(target: string) {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onRendered", ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return;
        document.getElementById(target)?.focus({ preventScroll: true });
      }),
    [router, target],
  );
}
