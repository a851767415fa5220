import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { Bookmark } from "lucide-react";
import { askToLogin } from "#client/features/accounts/ask-to-login.ts";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { useIsSaved } from "./saved-restaurants.queries.ts";
import { type RestaurantToSave, removeRestaurant, saveRestaurant } from "./saved-restaurants.ts";
import { ToggleButton } from "./toggle-button.tsx";

export function SaveRestaurantButton({ restaurant }: { restaurant: RestaurantToSave }) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const { id, name } = restaurant;
  const { isSaved, isLoading } = useIsSaved(id);

  function flip() {
    const viewer = queryClient.getQueryData(viewerQuery.queryKey);
    // While it is not known, a click saves: nothing is removed that the page does not show.
    if (viewer) return (isSaved ? removeRestaurant : saveRestaurant)(queryClient, { id, name });
    const text = "Please log in to save restaurants to your collection.";
    askToLogin(router, text, { clickBeforeLogin: { restaurant: { id, name } } });
  }

  return (
    <ToggleButton
      name={name}
      label={isSaved ? "Saved" : "Save"}
      icon={<Bookmark aria-hidden="true" />}
      isOn={isSaved}
      isLoading={isLoading}
      onToggle={flip}
    />
  );
}
