import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { AddRestaurant } from "./add-restaurant.tsx";
import type { AddSearch } from "./add-search.ts";
import { createDraftStore } from "./draft-store.ts";
import { DraftContext } from "./use-draft.ts";

export function AddRestaurantPage({ search }: { search: AddSearch }) {
  const { data: viewer } = useSuspenseQuery(viewerQuery);
  return <PageOfMember key={viewer?.id} userId={viewer?.id ?? ""} search={search} />;
}

function PageOfMember({ userId, search }: { userId: string; search: AddSearch }) {
  const [store] = useState(() => createDraftStore(userId));
  return (
    <DraftContext value={store}>
      <AddRestaurant search={search} />
    </DraftContext>
  );
}
