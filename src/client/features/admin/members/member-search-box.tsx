import { Search } from "lucide-react";
import { Input } from "#client/ui/input.tsx";
import { Spinner } from "#client/ui/spinner.tsx";
import { longestSearch } from "#contract/explore-choices.ts";
import type { useMemberList } from "./use-member-list.ts";

type MemberSearchBoxProps = ReturnType<typeof useMemberList>["search"];

export function MemberSearchBox({ typed, onType, isSearching }: MemberSearchBoxProps) {
  const text = "Search users by name or email";
  return (
    <search className="relative block">
      <Search aria-hidden="true" className="absolute top-3.5 left-3.5 size-5 text-soft" />
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
