import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { Bookmark } from "lucide-react";
import { askToLogin } from "#client/features/accounts/ask-to-login.ts";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { toast } from "#client/lib/toast-queue.ts";
import { useIsSaved } from "./saved-restaurants.queries.ts";
import type { RestaurantToSave } from "./saved-restaurants.ts";
import { ToggleButton } from "./toggle-button.tsx";

export function SaveRestaurantButton({ restaurant }: { restaurant: RestaurantToSave }) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const { id, name } = restaurant;
  const { isSaved, isLoading } = useIsSaved(id);

  async function flip() {
    const viewer = queryClient.getQueryData(viewerQuery.queryKey);
    if (!viewer) {
      const text = "Please log in to save restaurants to your collection.";
      return askToLogin(router, text, { clickBeforeLogin: { restaurant: { id, name } } });
    }
    try {
      // Loaded with the first click, so that no page waits for it.
      const { removeRestaurant, saveRestaurant } = await import("./saved-restaurants.ts");
      // While it is not known, a click saves: nothing is removed that the page does not show.
      await (isSaved ? removeRestaurant : saveRestaurant)(queryClient, { id, name });
    } catch {
      const description = "Failed to update collection";
      toast({ title: "Error", description, variant: "destructive" });
    }
  }

  return (
    <ToggleButton
      name={name}
      label={isSaved ? "Saved" : "Save"}
      icon={<Bookmark />}
      isOn={isSaved}
      isLoading={isLoading}
      onToggle={flip}
    />
  );
}
