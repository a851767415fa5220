import { ClipboardCheck, Ellipsis, Eye, Plus } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { AppLink } from "#client/ui/app-link.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "#client/ui/dropdown-menu.tsx";
import { IconButton } from "#client/ui/icon-button.tsx";
import type { Recommendation } from "#contract/recommendations.ts";
import { addRestaurantHref } from "./add-restaurant-href.ts";
import type { RecommendationView } from "./recommendation-view.types.ts";

const RecommendationDialog = lazy(async () => ({
  default: (await import("./recommendation-dialog.tsx")).RecommendationDialog,
}));

export function RecommendationActions({ recommendation }: { recommendation: Recommendation }) {
  const { websiteUrl, status } = recommendation;
  const [view, setView] = useState<RecommendationView | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton ref={button} label={`Actions for ${websiteUrl}`}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => setView("details")}>
            <Eye aria-hidden="true" />
            View Details
          </DropdownMenuItem>
          {status === "pending" && (
            <DropdownMenuItem onSelect={() => setView("review")}>
              <ClipboardCheck aria-hidden="true" />
              Review
            </DropdownMenuItem>
          )}
          {status === "approved" && (
            <DropdownMenuItem asChild>
              <AppLink href={addRestaurantHref(recommendation)}>
                <Plus aria-hidden="true" />
                Add this restaurant
              </AppLink>
            </DropdownMenuItem>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
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
