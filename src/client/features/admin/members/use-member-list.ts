import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { memberListQuery } from "./members.queries.ts";
import { useSettled } from "./use-settled.ts";

/** Members by what is typed, searched on the server once the typing pauses. */
export function useMemberList() {
  const [typed, setTyped] = useState("");
  const words = useSettled(typed.trim());
  const list = useInfiniteQuery({ ...memberListQuery(words), placeholderData: keepPreviousData });
  const members = list.data?.pages.flatMap(({ items }) => items) ?? [];
  /** What is listed is not yet what was typed. */
  const isSearching = words !== typed.trim() || list.isPlaceholderData;
  return { search: { typed, onType: setTyped, isSearching }, list, members };
}
