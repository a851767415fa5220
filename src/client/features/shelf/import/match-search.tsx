import { queryOptions, useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { apiOf } from "#client/lib/query-client.ts";
import { Button } from "#client/ui/button.tsx";
import { Input } from "#client/ui/input.tsx";
import type { ImportMatch } from "#contract/collection-import.ts";
import { longestSearch } from "#contract/explore-choices.ts";
import type { Sandwich } from "#contract/sandwiches.ts";

const shownMatches = 8;

const matchesQuery = (q: string) =>
  queryOptions({
    queryKey: ["sandwiches", "matches", q],
    queryFn: ({ client, signal }) => {
      const query = new URLSearchParams({ q, limit: String(shownMatches) });
      return apiOf(client).get<Sandwich[]>(`/api/sandwiches?${query}`, signal);
    },
    enabled: q !== "",
  });

type MatchSearchProps = { name: string; children: (matches: ImportMatch[]) => ReactNode };

/** Begins with the name that the file gives. */
export function MatchSearch({ name, children }: MatchSearchProps) {
  const [words, setWords] = useState(name);
  const [q, setQ] = useState(name.slice(0, longestSearch));
  const { data, isError, isFetching, refetch } = useQuery(matchesQuery(q));
  function search(event: FormEvent) {
    event.preventDefault();
    if (words.trim() === q) refetch();
    else setQ(words.trim());
  }
  return (
    <div className="mt-3">
      <form onSubmit={search} className="flex gap-2">
        <Input
          type="search"
          aria-label={`Search for ${name}`}
          value={words}
          maxLength={longestSearch}
          className="h-touch"
          onChange={({ target }) => setWords(target.value)}
        />
        <Button type="submit" loading={isFetching}>
          Search
        </Button>
      </form>
      <div aria-live="polite">
        {isError && <p className="mt-3 font-semibold text-beet">The search failed. Try again.</p>}
        {data?.length === 0 && (
          <p className="mt-3 text-soft">No sandwich found. Try fewer letters.</p>
        )}
        {data && data.length > 0 && children(data)}
      </div>
    </div>
  );
}
