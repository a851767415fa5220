import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { memberListQuery } from "./members.queries.ts";
import { useSettled } from "./use-settled.ts";

/** Members by what is typed, searched on the server once the typing pauses. */
export function useMemberList() {
  const [typed, setTyped] = useState("");
  const list = useInfiniteQuery({
    ...memberListQuery(useSettled(typed.trim())),
    placeholderData: keepPreviousData,
  });
  const members = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return { typed, setTyped, list, members };
}
