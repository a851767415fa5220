import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { personalKey } from "#client/features/accounts/viewer.queries.ts";
import { keyedQuery } from "#client/lib/endpoint-query.ts";
import { failedWith } from "#client/lib/error-message.ts";
import { formatDate } from "#client/lib/format-date.ts";
import { useChange } from "#client/lib/use-change.ts";
import { Button, SmallButton } from "#client/ui/button.tsx";
import { InputField } from "#client/ui/input-field.tsx";
import { checkFact, findOwnFactCheck } from "#contract/facts.endpoints.ts";
import type { OwnFactCheck } from "#contract/facts.ts";
import type { Fact } from "./confirm-fact.tsx";

const ownCheckQuery = ({ kind, id }: Fact) =>
  keyedQuery(personalKey("me", "fact-check", kind, String(id)), findOwnFactCheck, {
    query: { fact: kind, id },
  });

/** Asks a member whether a fact is still right, and if not, what is. A new answer replaces the last one. */
export function CheckFact({ fact, onDone }: { fact: Fact; onDone: () => void }) {
  const { kind, id } = fact;
  const own = ownCheckQuery(fact);
  const { data: last } = useQuery(own);
  const [isWrong, setWrong] = useState(false);
  const [correction, setCorrection] = useState("");
  const answer = useChange({
    send: (api, said?: string) =>
      api.call(checkFact, {
        body: { fact: kind, id, isRight: said === undefined, correction: said },
      }),
    done: () => ({ title: "Thank You", description: "The team will look at it." }),
    failed: failedWith("Not Sent"),
    reload: () => [own.queryKey],
    onSuccess: onDone,
  });
  function sendCorrection(event: FormEvent) {
    event.preventDefault();
    if (correction.trim()) answer.mutate(correction);
  }
  return (
    <div className="mt-2 rounded-control bg-sunk p-3 text-ink">
      {last && <p className="mb-2">{describeLast(last)}</p>}
      <div className="flex flex-wrap gap-2">
        <SmallButton
          loading={answer.isPending && !isWrong}
          onClick={() => answer.mutate(undefined)}
        >
          Yes
        </SmallButton>
        <SmallButton aria-expanded={isWrong} onClick={() => setWrong(!isWrong)}>
          No
        </SmallButton>
      </div>
      {isWrong && (
        <form onSubmit={sendCorrection} className="mt-3 flex flex-wrap items-end gap-2">
          <InputField
            label="What is right?"
            className="min-w-0 flex-1 basis-48"
            autoFocus
            required
            maxLength={200}
            autoComplete="off"
            value={correction}
            onChange={(event) => setCorrection(event.target.value)}
          />
          <Button type="submit" loading={answer.isPending}>
            Send
          </Button>
        </form>
      )}
    </div>
  );
}

const describeLast = ({ isRight, correction, createdAt }: NonNullable<OwnFactCheck>) =>
  `On ${formatDate(createdAt)} you said: ${isRight ? "still right" : `“${correction}”`}.`;
