import { ArrowRight, CircleCheck } from "lucide-react";
import { countOf } from "#client/lib/count-of.ts";
import { AppLink } from "#client/ui/app-link.tsx";
import type { Overview } from "#contract/administration.ts";

/** What somebody has to decide, first of all. */
export function Waiting({ waiting }: { waiting: Overview["waiting"] }) {
  const { recommendations, reportedReviews } = waiting;
  const queues = [
    {
      count: recommendations,
      text: countOf(recommendations, "recommendation"),
      href: "/admin/recommendations?status=pending",
    },
    {
      count: reportedReviews,
      text: countOf(reportedReviews, "reported review"),
      href: "/admin/reviews",
    },
  ].filter(({ count }) => count > 0);
  if (queues.length === 0) {
    return (
      <p className="flex items-center gap-2">
        <CircleCheck aria-hidden="true" className="size-5" />
        Nothing. All decided.
      </p>
    );
  }
  return queues.map(({ text, href }) => (
    <AppLink
      key={href}
      href={href}
      className="inline-flex min-h-touch items-center gap-2 font-semibold underline decoration-2 underline-offset-4"
    >
      {text}
      <ArrowRight aria-hidden="true" className="size-4" />
    </AppLink>
  ));
}
