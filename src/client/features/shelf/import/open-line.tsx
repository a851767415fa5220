import { useState } from "react";
import { Button } from "#client/ui/button.tsx";
import type { ImportMatch } from "#contract/collection-import.ts";
import type { ImportLine } from "./import-lines.ts";
import { MatchSearch } from "./match-search.tsx";
import type { Import } from "./use-import.ts";

type OpenLineProps = { work: Import; line: ImportLine };

export function OpenLine({ work, line }: OpenLineProps) {
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
              <Button
                variant="secondary"
                size="sm"
                aria-expanded={isSearching}
                aria-label={`Find ${name}`}
                onClick={() => setIsSearching(!isSearching)}
              >
                Find it
              </Button>
              <Button
                variant="quiet"
                size="sm"
                aria-label={`Skip ${name}`}
                onClick={() => work.skip([line])}
              >
                Skip
              </Button>
            </>
          ) : (
            <Button
              variant="quiet"
              size="sm"
              aria-label={`Change ${name}`}
              onClick={() => work.reopen(line)}
            >
              Change
            </Button>
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
          <Button variant="secondary" size="sm" disabled={isBusy} onClick={() => onChoose(match)}>
            {match.name} at {match.restaurantName}
          </Button>
        </li>
      ))}
    </ul>
  );
}
