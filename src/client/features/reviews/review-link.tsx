import { useQuery } from "@tanstack/react-query";
import { Link, linkOptions, useRouter } from "@tanstack/react-router";
import { PencilLine } from "lucide-react";
import { useViewer } from "#client/features/accounts/viewer.queries.ts";
import { toast } from "#client/lib/toast-queue.ts";
import { Button } from "#client/ui/button.tsx";
import { ownReviewQuery } from "./reviews.queries.ts";

type ReviewLinkProps = { sandwichId: number; addLabel?: string };

/** Leads visitors through the login page. */
export function ReviewLink({ sandwichId, addLabel = "Add Review" }: ReviewLinkProps) {
  const viewer = useViewer();
  const { data: own } = useQuery({
    ...ownReviewQuery(viewer?.id ?? "", sandwichId),
    enabled: viewer !== null,
  });
  const form = linkOptions({ to: "/sandwich/$id/review", params: { id: String(sandwichId) } });
  const login = linkOptions({
    to: "/login",
    search: { message: "review", next: useRouter().buildLocation(form).href },
  });
  return (
    <Button asChild>
      <Link
        {...(viewer ? form : login)}
        onClick={viewer ? undefined : tellLoginRequired}
        rel="nofollow"
      >
        <PencilLine />
        {own ? "Edit Review" : addLabel}
      </Link>
    </Button>
  );
}

function tellLoginRequired() {
  const description = "Please log in to review sandwiches.";
  toast({ title: "Login required", description, variant: "destructive" });
}
