import { Search } from "lucide-react";
import { Input } from "#client/ui/input.tsx";
import { longestSearch } from "#contract/explore-choices.ts";

type MemberSearchBoxProps = { typed: string; onType: (text: string) => void };

export function MemberSearchBox({ typed, onType }: MemberSearchBoxProps) {
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
        className="pl-11"
      />
    </search>
  );
}
