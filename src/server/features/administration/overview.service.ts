import type { GapRow, Overview } from "#contract/administration.ts";
import { type CatalogueGap, catalogueGaps } from "#contract/administration-choices.ts";
import { countLimit } from "#contract/explore-choices.ts";
import type { PageQuery } from "#contract/paging.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { type Page, readId, toPage } from "#server/domain/paging.ts";
import { countCheckedFacts } from "#server/features/facts/facts.service.ts";
import { countGaps, listGaps, readCounts, readWeeks } from "./overview.repository.ts";

type Deps = Pick<Dependencies, "db" | "now">;

const hoursHoldDays = 90;

/** Hours confirmed before this date are due for a check. */
const cutoffAt = (now: Date) => new Date(now.getTime() - hoursHoldDays * 24 * 60 * 60 * 1000);

export async function readOverview({ db, now }: Deps): Promise<Overview> {
  const at = now();
  const [counted, factChecks, weeks, ...counts] = await Promise.all([
    readCounts(db),
    countCheckedFacts(db),
    readWeeks(db, at),
    ...catalogueGaps.map((gap) => countGaps(db, gap, cutoffAt(at), countLimit + 1)),
  ]);
  const { recommendations, reportedReviews, websiteChanges, givenUpJobs, ...totals } = counted;
  const gaps = catalogueGaps.map((gap, index) => {
    const count = counts[index] ?? 0;
    return [gap, { count: Math.min(count, countLimit), isMore: count > countLimit }];
  });
  return {
    totals,
    waiting: { recommendations, reportedReviews, websiteChanges, factChecks, givenUpJobs },
    weeks,
    gaps: Object.fromEntries(gaps) as Overview["gaps"],
  };
}

export async function pageOfGaps(
  { db, now }: Deps,
  { gap, limit, cursor }: PageQuery & { gap: CatalogueGap },
): Promise<Page<GapRow>> {
  const afterId = readId(cursor) ?? 0;
  const rows = await listGaps(db, gap, cutoffAt(now()), afterId, limit + 1);
  return toPage(rows, limit, ({ id }) => [id]);
}

/** A count above the limit is shown as "1000+". */
export const countShownGaps = ({ db, now }: Deps, gap: CatalogueGap): Promise<number> =>
  countGaps(db, gap, cutoffAt(now()), countLimit + 1);
