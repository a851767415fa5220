import { queryOptions, useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { endpointQuery } from "#client/lib/endpoint-query.ts";
import { Button, SmallButton } from "#client/ui/button.tsx";
import { Input } from "#client/ui/input.tsx";
import { Problem } from "#client/ui/problem.tsx";
import type { ImportMatch } from "#contract/collection.ts";
import { listSandwiches } from "#contract/explore.endpoints.ts";
import { longestSearch } from "#contract/explore-choices.ts";
import { groupOf, type ImportLine } from "./import-lines.ts";
import type { Import } from "./use-collection-import.ts";

type OpenLinesProps = { work: Import; lines: ImportLine[]; undecided: number };

const atOnce = 20;

/** Rows that match no sandwich, or several: the member chooses one or skips the row. */
export function OpenLines({ work, lines, undecided }: OpenLinesProps) {
  const [shown, setShown] = useState(atOnce);
  if (lines.length === 0) return null;
  return (
    <section className="mt-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-3xl">Which one is it?</h2>
        {undecided > 1 && (
          <SmallButton
            onClick={() => work.skip(lines.filter((line) => groupOf(line) === "undecided"))}
          >
            Skip all {undecided}
          </SmallButton>
        )}
      </div>
      <Problem className="mb-3">{work.problem}</Problem>
      <ul className="flex flex-col gap-3">
        {lines.slice(0, shown).map((line) => (
          <OpenLine key={line.number} work={work} line={line} />
        ))}
      </ul>
      {lines.length > shown && (
        <Button variant="secondary" className="mt-4" onClick={() => setShown(shown + atOnce)}>
          Show {Math.min(atOnce, lines.length - shown)} more
        </Button>
      )}
    </section>
  );
}

function OpenLine({ work, line }: { work: Import; line: ImportLine }) {
  const [isSearching, setIsSearching] = useState(false);
  const { number, row, decision, outcome } = line;
  const name = row.name ?? `Sandwich ${row.sandwichId}`;
  const choose = (match: ImportMatch) => {
    setIsSearching(false);
    work.match({ line, decision: match });
  };
  return (
    <li className="rounded-card border-2 border-line bg-card p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 [overflow-wrap:anywhere]">
          <span className="text-soft">Row {number}:</span> <strong>{name}</strong>
          {row.restaurant && <span className="text-soft"> at {row.restaurant}</span>}
          {decision !== undefined && (
            <span className="block text-pickle">
              {decision === "skip"
                ? "Left out"
                : `Is ${decision.name} at ${decision.restaurantName}`}
            </span>
          )}
        </p>
        <div className="flex gap-2">
          {decision === undefined ? (
            <>
              <SmallButton
                aria-expanded={isSearching}
                aria-label={`Find ${name}`}
                onClick={() => setIsSearching(!isSearching)}
              >
                Find
              </SmallButton>
              <SmallButton
                variant="quiet"
                aria-label={`Skip ${name}`}
                onClick={() => work.skip([line])}
              >
                Skip
              </SmallButton>
            </>
          ) : (
            <SmallButton
              variant="quiet"
              aria-label={`Change ${name}`}
              onClick={() => work.reopen(line)}
            >
              Change
            </SmallButton>
          )}
        </div>
      </div>
      {decision === undefined && outcome && outcome.candidates.length > 0 && (
        <Matches matches={outcome.candidates} isBusy={work.isMatching} onChoose={choose} />
      )}
      {decision === undefined && isSearching && (
        <MatchSearch name={name}>
          {(matches) => <Matches matches={matches} isBusy={work.isMatching} onChoose={choose} />}
        </MatchSearch>
      )}
    </li>
  );
}

type MatchesProps = {
  matches: ImportMatch[];
  isBusy: boolean;
  onChoose: (match: ImportMatch) => void;
};

function Matches({ matches, isBusy, onChoose }: MatchesProps) {
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {matches.map((match) => (
        <li key={match.id}>
          <SmallButton disabled={isBusy} onClick={() => onChoose(match)}>
            {match.name} at {match.restaurantName}
          </SmallButton>
        </li>
      ))}
    </ul>
  );
}

const shownMatches = 8;

const matchesQuery = (q: string) =>
  queryOptions({
    ...endpointQuery(listSandwiches, { query: { q, limit: shownMatches } }),
    enabled: q !== "",
  });

type MatchSearchProps = { name: string; children: (matches: ImportMatch[]) => ReactNode };

/** Starts with the name in the file. */
function MatchSearch({ name, children }: MatchSearchProps) {
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
