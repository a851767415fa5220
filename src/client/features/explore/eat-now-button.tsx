import { Link } from "@tanstack/react-router";
import { UtensilsCrossed } from "lucide-react";
import type { MouseEvent } from "react";
import { Button } from "#client/ui/button.tsx";
import { Spinner } from "#client/ui/spinner.tsx";
import { useExplore } from "./explore-context.ts";
import type { ExploreSearch } from "./explore-search.ts";

/** One tap: open now, near me, not yet tried. Before any script runs it is a link to what is open. */
export function EatNowButton() {
  const { viewer, search, change, position } = useExplore();
  const wanted: ExploreSearch = {
    q: undefined,
    view: "sandwiches",
    openNow: 1,
    untried: viewer ? 1 : undefined,
  };

  function eatNow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (search.near) change({ ...wanted, sort: "distance" });
    else position.goNearMe({ ...wanted, sort: "distance" }, wanted);
  }

  return (
    <Button
      asChild
      variant="secondary"
      className="[&_svg]:text-paprika sm:h-13 sm:px-6 sm:text-xl"
      aria-busy={position.isFinding || undefined}
    >
      <Link to="/explore" search={wanted} onClick={eatNow} preload={false}>
        {position.isFinding ? <Spinner /> : <UtensilsCrossed aria-hidden="true" />}
        What can I eat now?
      </Link>
    </Button>
  );
}
