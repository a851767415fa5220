import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { anyMessageOf } from "#client/features/admin/error-message.ts";
import { reloadCatalogue } from "#client/features/admin/reload-catalogue.ts";
import { restaurantQuery } from "#client/features/restaurants/restaurants.queries.ts";
import { type Api, ApiError, isUnauthenticated } from "#client/lib/api.ts";
import { apiOf } from "#client/lib/query-client.ts";
import { toast } from "#client/ui/toast-queue.ts";
import type { LikelyDuplicate } from "#contract/duplicates.ts";
import { addHref } from "./add-href.ts";
import type { AddTab } from "./add-search.ts";
import type { DraftProblem } from "./check-draft.ts";
import type { Draft } from "./draft.types.ts";
import { withRestaurant } from "./draft-steps.ts";
import type { DraftStore } from "./draft-store.ts";
import { findDuplicates } from "./find-duplicates.ts";
import { RestaurantNotCreated, type SavedDraft, type SaveEvents, saveDraft } from "./save-draft.ts";
import { tellFailure, tellPictureRefused, tellSandwichFailed, tellSaved } from "./save-toasts.ts";
import { useDraft } from "./use-draft.ts";

/** What kept the last try from being sent, and how many tries were kept so. */
export interface FailedCheck {
  problems: DraftProblem[];
  checks: number;
  /** Of the draft: what is filled in anew was not checked. */
  revision: number;
}

export const unchecked: FailedCheck = { problems: [], checks: 0, revision: 0 };

type Outcome =
  | { is: "wrong"; problems: DraftProblem[] }
  | { is: "without location" }
  | { is: "likely known"; duplicates: LikelyDuplicate[] }
  | { is: "saved"; saved: SavedDraft };

interface SaveOptions {
  /** The one that it all began with. */
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
      // What could not be added waits in the draft, to be corrected and sent again.
      if (outcome.saved.sandwichesFailed === 0) store.forget();
      if (recommendation) fulfil(apiOf(queryClient), recommendation, outcome.saved);
      tellSaved(outcome.saved);
    },
    onError: (error) => {
      if (isUnauthenticated(error)) return;
      if (isGone(error)) store.change(withRestaurant(null));
      tellFailure(error);
    },
    onSettled: (outcome) => {
      setStep("");
      if (!outcome || outcome.is === "saved") return reloadCatalogue(queryClient);
    },
  });

  /** What concerns the page happens only while somebody looks at it. */
  async function react(outcome: Outcome) {
    if (outcome.is === "wrong") {
      // A field has to be in sight to take the focus.
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
    mutate(undefined, { onSuccess: react });
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

async function trySaving(
  queryClient: QueryClient,
  store: DraftStore,
  events: SaveEvents,
): Promise<Outcome> {
  const api = apiOf(queryClient);
  events.onStep("Checking");
  const { checkDraft } = await import("./check-draft.ts");
  const draft = store.get();
  const { checked, problems } = checkDraft(draft);
  if (!checked) return { is: "wrong", problems };
  if (!(await hasLocation(queryClient, draft))) return { is: "without location" };
  if (!draft.isNoDuplicate) {
    const duplicates = await findDuplicates(api, checked);
    if (duplicates.length > 0) return { is: "likely known", duplicates };
  }
  return { is: "saved", saved: await saveDraft(api, store, checked, events) };
}

/** The restaurant is there either way: a recommendation that is not, or is not approved, is nobody's trouble here. */
const fulfil = (api: Api, id: number, { restaurantId }: SavedDraft) =>
  api
    .send("PUT", `/api/restaurant-recommendations/${id}/restaurant`, { restaurantId })
    .catch(() => {});

/** One of the draft's, or one that the catalogue has. */
async function hasLocation(queryClient: QueryClient, { locations, restaurant }: Draft) {
  if (locations.length > 0 || !restaurant) return locations.length > 0;
  const known = await queryClient.fetchQuery({ ...restaurantQuery(restaurant.id), staleTime: 0 });
  return known.locations.length > 0;
}

/** Somebody has deleted the restaurant meanwhile. */
const isGone = (error: unknown) =>
  !(error instanceof RestaurantNotCreated) && error instanceof ApiError && error.status === 404;

export type Save = ReturnType<typeof useSave>;
