import { useSyncExternalStore } from "react";
import { rememberedExploreView } from "#client/lib/explore-view.ts";
import { lastExplore, useNavigationHistory } from "#client/lib/navigation-history.ts";
import { BackLink } from "#client/ui/back-link.tsx";

/** To Explore as it was left; the server, which cannot know, says where all restaurants are. */
export function RestaurantBackLink() {
  const left = lastExplore(useNavigationHistory());
  const view = useSyncExternalStore(
    never,
    () => rememberedExploreView() ?? "restaurants",
    () => "restaurants" as const,
  );
  const search = new URLSearchParams(left?.split("?")[1]);
  if (!search.has("view") && !search.has("q")) search.set("view", view);
  const label = search.get("view") === "restaurants" ? "Back to Restaurants" : "Back to Explore";
  return <BackLink href={`/explore?${search}`}>{label}</BackLink>;
}

const never = () => () => {};
