import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useViewer } from "#client/features/accounts/viewer.queries.ts";
import { endpointKey, keyedQuery } from "#client/lib/endpoint-query.ts";
import { SmallButton } from "#client/ui/button.tsx";
import { listLikelyDuplicates } from "#contract/management.endpoints.ts";
import type { Restaurant } from "#contract/restaurants.ts";
import { tablesKey } from "../data-table/table.queries.ts";
import { duplicateReasonTexts } from "./duplicate-reasons.ts";
import { editRestaurantLink } from "./management-links.ts";
import { type MergeCandidate, MergeRestaurants } from "./merge-restaurants.tsx";

/** Restaurants that may be the same as this one. */
export function LikelyDuplicates({ restaurant }: { restaurant: Restaurant }) {
  const { data: found = [] } = useQuery(likelyDuplicatesQuery(restaurant.id));
  const viewer = useViewer();
  const [merging, setMerging] = useState<MergeCandidate[] | null>(null);
  const navigate = useNavigate();
  if (found.length === 0) return null;
  const address = restaurant.locations[0]?.address ?? restaurant.address;
  return (
    <section
      aria-labelledby="likely-duplicates"
      className="mt-6 rounded-card border-2 border-mustard bg-mustard-wash p-4 text-on-mustard sm:p-5"
    >
      <h2 id="likely-duplicates" className="text-2xl">
        Could this be in the catalogue twice?
      </h2>
      <ul className="mt-3 grid gap-3">
        {found.map(({ restaurant: other, reasons }) => (
          <li key={other.id} className="flex flex-wrap items-center justify-between gap-3">
            <p className="wrap-anywhere min-w-0">
              <Link {...editRestaurantLink(other.id)} className="font-semibold underline">
                {other.name}
              </Link>
              {other.address && `, ${other.address}`} (
              {reasons.map((reason) => duplicateReasonTexts[reason]).join(", ")})
            </p>
            {viewer?.role === "admin" && (
              <SmallButton onClick={() => setMerging([{ ...restaurant, address }, other])}>
                Merge…
              </SmallButton>
            )}
          </li>
        ))}
      </ul>
      {merging && (
        <MergeRestaurants
          restaurants={merging}
          onClose={() => setMerging(null)}
          onMerged={({ id }) => navigate({ ...editRestaurantLink(id), replace: true })}
        />
      )}
    </section>
  );
}

const likelyDuplicatesQuery = (id: number) =>
  keyedQuery([...tablesKey, ...endpointKey(listLikelyDuplicates, { id })], listLikelyDuplicates, {
    id,
  });
