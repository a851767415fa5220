import type { QueryClient } from "@tanstack/react-query";
import { tellRefusal } from "#client/features/accounts/server-refusal.ts";
import { apiOf } from "#client/lib/query-client.ts";
import { reloadVotes } from "./reload-reviews.ts";

interface WantedVote {
  reviewId: number;
  sandwichId: number;
}

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Which review a visitor called helpful, or wanted to report, before they were asked to log in. */
    wantedVote?: WantedVote;
    wantedReport?: number;
  }
}

/** Given, never taken back, for it may have been given all along. */
export async function giveWantedVote(
  queryClient: QueryClient,
  { reviewId, sandwichId }: WantedVote,
): Promise<void> {
  try {
    await apiOf(queryClient).send("PUT", `/api/reviews/${reviewId}/vote`);
    await reloadVotes(queryClient, sandwichId);
  } catch (error) {
    tellRefusal("Error", error, "Failed to update your vote. Please try again.");
  }
}
