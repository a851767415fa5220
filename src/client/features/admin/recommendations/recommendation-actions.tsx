import { ClipboardCheck, Eye, Plus, Store } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { lazyPart } from "#client/ui/lazy-part.ts";
import type { Recommendation } from "#contract/recommendations.ts";
import { ActionsMenu } from "../actions-menu.tsx";
import type { MenuAction } from "../menu-action.types.ts";
import { addRestaurantHref } from "./add-restaurant-href.ts";
import type { RecommendationView } from "./recommendation-view.types.ts";

const RecommendationDialog = lazyPart(
  async () => (await import("./recommendation-dialog.tsx")).RecommendationDialog,
);

export function RecommendationActions({ recommendation }: { recommendation: Recommendation }) {
  const [view, setView] = useState<RecommendationView | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <ActionsMenu
        ref={button}
        label={`Actions for ${recommendation.websiteUrl}`}
        actions={[
          {
            label: "View Details",
            icon: <Eye aria-hidden="true" />,
            onSelect: () => setView("details"),
          },
          ...nextSteps(recommendation, () => setView("review")),
        ]}
      />
      {view && (
        <Suspense>
          <RecommendationDialog
            recommendation={recommendation}
            view={view}
            onViewChange={setView}
            onClosed={() => button.current?.focus()}
          />
        </Suspense>
      )}
    </>
  );
}

function nextSteps(recommendation: Recommendation, onReview: () => void): MenuAction[] {
  const { status, restaurantId } = recommendation;
  if (status === "pending") {
    return [{ label: "Review", icon: <ClipboardCheck aria-hidden="true" />, onSelect: onReview }];
  }
  if (status === "rejected") return [];
  if (restaurantId) {
    const href = `/restaurant/${restaurantId}`;
    return [{ label: "View restaurant", icon: <Store aria-hidden="true" />, href }];
  }
  const href = addRestaurantHref(recommendation);
  return [{ label: "Add this restaurant", icon: <Plus aria-hidden="true" />, href }];
}
