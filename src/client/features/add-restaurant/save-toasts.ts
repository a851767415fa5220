import { countOf } from "#client/lib/count-of.ts";
import { toast } from "#client/ui/toast-queue.ts";
import { RestaurantNotCreated, type SavedDraft } from "./save-draft.ts";

export function tellSaved({ name, locations, sandwiches }: SavedDraft) {
  toast({
    title: "Restaurant Added Successfully",
    description: `${name}: ${locations} location(s), ${countOf(sandwiches, "sandwich", "sandwiches")}`,
  });
}

export function tellFailure(error: unknown) {
  toast({
    ...(error instanceof RestaurantNotCreated
      ? {
          title: "Error Creating Restaurant",
          description: "Failed to create restaurant. Please try again.",
        }
      : {
          title: "Error Adding Restaurant",
          description: "There was an error saving the restaurant. Please try again.",
        }),
    variant: "destructive",
  });
}

export const tellSandwichFailed = (name: string, message: string, onTryAgain: () => void) =>
  toast({
    title: "Error Adding Sandwich",
    description: `${name}: ${message}`,
    variant: "destructive",
    action: { label: "Try again", onSelect: onTryAgain },
  });

export const tellPictureRefused = () =>
  toast({
    title: "Saved without the picture",
    description: "The website's picture could not be stored. You can upload one later.",
    variant: "info",
  });
