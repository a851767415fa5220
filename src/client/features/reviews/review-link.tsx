import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { PencilLine } from "lucide-react";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { AppLink } from "#client/ui/app-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { toast } from "#client/ui/toast-queue.ts";
import { ownReviewQuery } from "./reviews.queries.ts";

type ReviewLinkProps = { sandwichId: number; addLabel?: string };

/** Leads to the review form; for a visitor through the login page. */
export function ReviewLink({ sandwichId, addLabel = "Add Review" }: ReviewLinkProps) {
  const { data: viewer } = useSuspenseQuery(viewerQuery);
  const { data: own } = useQuery({
    ...ownReviewQuery(viewer?.id ?? "", sandwichId),
    enabled: viewer !== null,
  });
  const form = `/sandwich/${sandwichId}/review`;
  const login = `/login?${new URLSearchParams({ message: "review", next: form })}`;
  return (
    <Button asChild>
      <AppLink
        href={viewer ? form : login}
        onClick={viewer ? undefined : tellLoginRequired}
        rel="nofollow"
      >
        <PencilLine aria-hidden="true" />
        {own ? "Edit Review" : addLabel}
      </AppLink>
    </Button>
  );
}

function tellLoginRequired() {
  const description = "Please log in to review sandwiches.";
  toast({ title: "Login required", description, variant: "destructive" });
}
