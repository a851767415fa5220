import { useQuery } from "@tanstack/react-query";
import { linkOptions, useRouter } from "@tanstack/react-router";
import { PencilLine } from "lucide-react";
import { ofMember, useViewer } from "#client/features/accounts/viewer.queries.ts";
import { toastFailure } from "#client/lib/toast-queue.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { ownReviewQuery } from "./reviews.queries.ts";

type ReviewLinkProps = { sandwichId: number; addLabel?: string };

/** Leads visitors through the login page. */
export function ReviewLink({ sandwichId, addLabel = "Add Review" }: ReviewLinkProps) {
  const viewer = useViewer();
  const { data: own } = useQuery(
    ofMember(viewer, (memberId) => ownReviewQuery(memberId, sandwichId)),
  );
  const form = linkOptions({ to: "/sandwich/$id/review", params: { id: String(sandwichId) } });
  const login = linkOptions({
    to: "/login",
    search: { message: "review", next: useRouter().buildLocation(form).href },
  });
  return (
    <ButtonLink
      {...(viewer ? form : login)}
      onClick={viewer ? undefined : tellLoginRequired}
      rel="nofollow"
    >
      <PencilLine />
      {own ? "Edit Review" : addLabel}
    </ButtonLink>
  );
}

const tellLoginRequired = () =>
  toastFailure("Login required", "Please log in to review sandwiches.");
