import { type ReactNode, useEffect, useRef } from "react";
import { useEntry } from "#client/features/collection/entries.queries.ts";
import { isOnTab } from "#contract/collection-choices.ts";
import { useShelf } from "./shelf-context.ts";
import { shelfPanelId } from "./shelf-tabs.tsx";

type ShelfItemProps = { sandwichId: number; children: ReactNode };

/** Leaves the shelf the moment it no longer belongs there, and is back in its place with an Undo. */
export function ShelfItem({ sandwichId, children }: ShelfItemProps) {
  const { tab } = useShelf().search;
  const entry = useEntry(sandwichId);
  const isHere =
    entry === undefined ||
    (entry !== null && (tab === "restaurants" || isOnTab[tab ?? "all"](entry)));
  useFocusWhenGone(isHere);
  return isHere ? <li>{children}</li> : null;
}

/** The button that was clicked went with its card: the focus stays on the shelf instead of getting lost. */
function useFocusWhenGone(isHere: boolean) {
  const wasHere = useRef(isHere);
  useEffect(() => {
    const isGone = wasHere.current && !isHere;
    wasHere.current = isHere;
    if (isGone && document.activeElement === document.body) {
      document.getElementById(shelfPanelId)?.focus({ preventScroll: true });
    }
  }, [isHere]);
}
