import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { SmallButton } from "#client/ui/button.tsx";
import { Input } from "#client/ui/input.tsx";
import { Spinner } from "#client/ui/spinner.tsx";
import { longestSearch } from "#contract/explore-choices.ts";
import { memberListQuery } from "./members.queries.ts";

/** Searches members on the server, after a pause in typing. */
export function useMemberList() {
  const [typed, setTyped] = useState("");
  const words = useDebounced(typed.trim());
  const list = useInfiniteQuery({ ...memberListQuery(words), placeholderData: keepPreviousData });
  const members = list.data?.pages.flatMap(({ items }) => items) ?? [];
  /** The list does not match the typed text yet. */
  const isSearching = words !== typed.trim() || list.isPlaceholderData;
  return { search: { typed, onType: setTyped, isSearching }, list, members };
}

const pauseMs = 250;

function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}

type MemberSearchBoxProps = ReturnType<typeof useMemberList>["search"];

export function MemberSearchBox({ typed, onType, isSearching }: MemberSearchBoxProps) {
  const text = "Search users by name or email";
  return (
    <search className="relative block">
      <Search className="absolute top-3.5 left-3.5 size-5 text-soft" />
      <Input
        type="search"
        value={typed}
        onChange={(event) => onType(event.target.value)}
        maxLength={longestSearch}
        autoComplete="off"
        aria-label={text}
        placeholder={text}
        className="px-11"
      />
      <p role="status" className="absolute top-3.5 right-3.5 flex text-soft">
        {isSearching && (
          <>
            <Spinner className="size-5" />
            <span className="sr-only">Searching users...</span>
          </>
        )}
      </p>
    </search>
  );
}

type MemberListStatesProps = Pick<ReturnType<typeof useMemberList>, "list" | "members">;

export function MemberListStates({ list, members }: MemberListStatesProps) {
  if (list.isPending) {
    return (
      <p role="status" className="flex items-center justify-center gap-3 p-8 text-soft">
        <Spinner />
        Loading users...
      </p>
    );
  }
  if (list.isError) {
    return (
      <div role="alert" className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 p-6">
        <p className="font-semibold text-beet">
          Failed to load users. Please try refreshing the page.
        </p>
        <SmallButton onClick={() => list.refetch()}>Try again</SmallButton>
      </div>
    );
  }
  if (members.length > 0) return null;
  return (
    <p role="status" className="p-8 text-center text-soft">
      No users match your search
    </p>
  );
}

export function MoreMembers({ list }: { list: ReturnType<typeof useMemberList>["list"] }) {
  if (!list.hasNextPage) return null;
  return (
    <div className="p-3 text-center">
      <SmallButton loading={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
        Show more
      </SmallButton>
    </div>
  );
}
