import { useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { ShelfContext, type ShelfState } from "./shelf-context.ts";

type ShelfProps = Pick<ShelfState, "path" | "search"> & { children: ReactNode };

/** Whose shelf it is and what of it is shown. Somebody who has just left sees nothing on the way out. */
export function Shelf({ path, search, children }: ShelfProps) {
  const { data: viewer } = useSuspenseQuery(viewerQuery);
  const navigate = useNavigate();
  if (!viewer) return null;
  const change: ShelfState["change"] = (patch, isTyping = false) =>
    navigate({
      to: path,
      search: { ...search, cursor: undefined, ...patch },
      replace: isTyping,
      resetScroll: false,
    });
  return <ShelfContext value={{ path, search, viewer, change }}>{children}</ShelfContext>;
}
