import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { restaurantLink } from "#client/features/restaurants/restaurant-link.ts";
import { getErrorMessage } from "#client/lib/error-message.ts";
import { formatCount } from "#client/lib/format-count.ts";
import { getApi } from "#client/lib/query-client.ts";
import { toast, toastFailure } from "#client/lib/toast-queue.ts";
import { useSingleChange } from "#client/lib/use-single-change.ts";
import type { LikelyDuplicate } from "#contract/duplicates.ts";
import { type AddTab, addRestaurantLink } from "./add-search.ts";
import type { DraftProblem } from "./check-draft.ts";
import { withRestaurant } from "./draft.ts";
import { useDraft } from "./draft-store.ts";
import {
  isRestaurantGone,
  linkRecommendation,
  RestaurantNotCreated,
  type SavedDraft,
  type SaveOutcome,
  trySaving,
} from "./save-draft.ts";

/** Why the last save was not sent, and how many saves were not. */
export interface FailedCheck {
  problems: DraftProblem[];
  checks: number;
  /** The draft's revision that was checked. */
  revision: number;
}

export const unchecked: FailedCheck = { problems: [], checks: 0, revision: 0 };

interface SaveOptions {
  /** Id of the recommendation that led to this page. */
  recommendation: number | undefined;
  showTab: (tab: AddTab) => Promise<void>;
}

const loadReloading = () => import("#client/features/admin/reload-catalogue.ts");

export function useSave({ recommendation, showTab }: SaveOptions) {
  const { store } = useDraft();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [step, setStep] = useState("");
  const [failed, setFailed] = useState(unchecked);
  const [duplicates, setDuplicates] = useState<LikelyDuplicate[]>([]);

  const { mutate, isPending } = useSingleChange({
    send: async () => {
      // Before anything is sent: without its code, what was saved would look as if it had failed.
      await loadReloading();
      const outcome = await store.alone(() =>
        trySaving(queryClient, store, {
          onStep: setStep,
          onSandwichFailed: (name, error) =>
            tellSandwichFailed(name, getErrorMessage(error), () =>
              navigate(addRestaurantLink({}, "menu")),
            ),
          onPictureRefused: tellPictureRefused,
        }),
      );
      return outcome ?? ({ is: "saved elsewhere" } as const);
    },
    onSuccess: (outcome) => {
      if (outcome.is === "saved elsewhere") tellSavedElsewhere();
      if (outcome.is !== "saved") return;
      if (recommendation) linkRecommendation(getApi(queryClient), recommendation, outcome.saved);
    },
    done: (outcome) => (outcome.is === "saved" ? savedToast(outcome.saved) : undefined),
    failed: (error) => {
      if (isRestaurantGone(error)) store.change(withRestaurant(null));
      return failureToast(error);
    },
    reloadsOnFailure: true,
    reload: async (client, _input, outcome) => {
      setStep("");
      if (outcome && outcome.is !== "saved") return;
      await (await loadReloading()).reloadCatalogue(client);
    },
  });

  /** Passed to `mutate`, so that it runs only while the page is still open. */
  async function showOutcome(outcome: SaveOutcome) {
    if (outcome.is === "invalid") {
      // A field of a hidden tab cannot take the focus.
      await showTab(outcome.problems[0]?.tab ?? "basics");
      const { revision } = store.get();
      setFailed(({ checks }) => ({ problems: outcome.problems, checks: checks + 1, revision }));
    } else if (outcome.is === "without location") {
      toastFailure("No Locations Added", "Please add at least one location.");
      await showTab("location");
    } else if (outcome.is === "likely known") {
      setDuplicates(outcome.duplicates);
    } else if (outcome.is === "saved") {
      navigate(restaurantLink(outcome.saved.restaurantId));
    }
  }
  const start = () => {
    if (isPending) return;
    setFailed((last) => ({ ...last, problems: [] }));
    mutate(undefined, { onSuccess: showOutcome });
  };

  return {
    start,
    step,
    isSaving: isPending,
    failed,
    duplicates,
    closeDuplicates: () => setDuplicates([]),
    saveAsNew: () => {
      setDuplicates([]);
      store.change((draft) => ({ ...draft, isNoDuplicate: true }));
      start();
    },
    useExisting: (id: number) => {
      setDuplicates([]);
      store.change(withRestaurant({ id, isNew: false }));
    },
  };
}

export type Save = ReturnType<typeof useSave>;

const savedToast = ({ name, locations, sandwiches }: SavedDraft) => ({
  title: "Restaurant Added Successfully",
  description: `${name}: ${locations} location(s), ${formatCount(sandwiches, "sandwich", "sandwiches")}`,
});

const failureToast = (error: unknown) =>
  error instanceof RestaurantNotCreated
    ? {
        title: "Error Creating Restaurant",
        description: "Failed to create restaurant. Please try again.",
      }
    : {
        title: "Error Adding Restaurant",
        description: "There was an error saving the restaurant. Please try again.",
      };

const tellSandwichFailed = (name: string, message: string, onTryAgain: () => void) =>
  toast({
    title: "Error Adding Sandwich",
    description: `${name}: ${message}`,
    variant: "destructive",
    action: { label: "Try again", onSelect: onTryAgain },
  });

const tellSavedElsewhere = () =>
  toast({
    title: "Already Being Saved",
    description: "Another tab is saving this draft.",
    variant: "info",
  });

const tellPictureRefused = () =>
  toast({
    title: "Saved without the picture",
    description: "The website's picture could not be stored. You can upload one later.",
    variant: "info",
  });
