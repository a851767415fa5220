import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { anyMessageOf } from "#client/features/admin/error-message.ts";
import { reloadCatalogue } from "#client/features/admin/reload-catalogue.ts";
import { isUnauthenticated } from "#client/lib/api.ts";
import { countOf } from "#client/lib/count-of.ts";
import { apiOf } from "#client/lib/query-client.ts";
import { toast } from "#client/ui/toast-queue.ts";
import type { LikelyDuplicate } from "#contract/duplicates.ts";
import { type AddTab, addHref } from "./add-search.ts";
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

export function useSave({ recommendation, showTab }: SaveOptions) {
  const { store } = useDraft();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [step, setStep] = useState("");
  const [failed, setFailed] = useState(unchecked);
  const [duplicates, setDuplicates] = useState<LikelyDuplicate[]>([]);

  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      trySaving(queryClient, store, {
        onStep: setStep,
        onSandwichFailed: (name, error) =>
          tellSandwichFailed(name, anyMessageOf(error), () =>
            navigate({ href: addHref({}, "menu") }),
          ),
        onPictureRefused: tellPictureRefused,
      }),
    onSuccess: (outcome) => {
      if (outcome.is !== "saved") return;
      // Sandwiches that failed stay in the draft, to be corrected and sent again.
      if (outcome.saved.sandwichesFailed === 0) store.forget();
      if (recommendation) linkRecommendation(apiOf(queryClient), recommendation, outcome.saved);
      tellSaved(outcome.saved);
    },
    onError: (error) => {
      if (isUnauthenticated(error)) return;
      if (isRestaurantGone(error)) store.change(withRestaurant(null));
      tellFailure(error);
    },
    onSettled: (outcome) => {
      setStep("");
      if (!outcome || outcome.is === "saved") return reloadCatalogue(queryClient);
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
      toast({
        title: "No Locations Added",
        description: "Please add at least one location.",
        variant: "destructive",
      });
      await showTab("location");
    } else if (outcome.is === "likely known") {
      setDuplicates(outcome.duplicates);
    } else {
      navigate({ href: `/restaurant/${outcome.saved.restaurantId}` });
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

function tellSaved({ name, locations, sandwiches }: SavedDraft) {
  toast({
    title: "Restaurant Added Successfully",
    description: `${name}: ${locations} location(s), ${countOf(sandwiches, "sandwich", "sandwiches")}`,
  });
}

function tellFailure(error: unknown) {
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

const tellSandwichFailed = (name: string, message: string, onTryAgain: () => void) =>
  toast({
    title: "Error Adding Sandwich",
    description: `${name}: ${message}`,
    variant: "destructive",
    action: { label: "Try again", onSelect: onTryAgain },
  });

const tellPictureRefused = () =>
  toast({
    title: "Saved without the picture",
    description: "The website's picture could not be stored. You can upload one later.",
    variant: "info",
  });
