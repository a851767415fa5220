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
  return (
    <section
      aria-labelledby="waiting"
      className="flex flex-wrap items-center gap-x-6 gap-y-2 rounded-card bg-mustard-wash px-5 py-4 text-on-mustard"
    >
      <h2 id="waiting" className="text-2xl">
        Waiting for a decision
      </h2>
      {queues.length === 0 && (
        <p className="flex items-center gap-2">
          <CircleCheck aria-hidden="true" className="size-5" />
          Nothing. All decided.
        </p>
      )}
      {queues.map(({ text, href }) => (
        <AppLink
          key={href}
          href={href}
          className="inline-flex min-h-touch items-center gap-2 font-semibold underline decoration-2 underline-offset-4"
        >
          {text}
          <ArrowRight aria-hidden="true" className="size-4" />
        </AppLink>
      ))}
    </section>
  );
}
