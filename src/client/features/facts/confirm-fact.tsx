import { Check } from "lucide-react";
import type { Api } from "#client/lib/api.ts";
import { failedWith } from "#client/lib/error-message.ts";
import { useChange } from "#client/lib/use-change.ts";
import { SmallButton } from "#client/ui/button.tsx";
import {
  changeLocation,
  changeRestaurant,
  changeSandwich,
} from "#contract/catalogue-changes.endpoints.ts";
import type { FactKind } from "#contract/vocabulary.ts";

export interface Fact {
  kind: FactKind;
  /** Id of the sandwich, the location or the restaurant. */
  id: number;
  version: number;
  /** Name of the sandwich or restaurant, or the location's address. */
  name: string;
}

type ConfirmFactProps = { fact: Fact; label?: string; isQuiet?: boolean };

export function ConfirmFact({ fact, label = "Still right", isQuiet }: ConfirmFactProps) {
  const thing = fact.kind === "price" ? "price" : "hours";
  const confirmation = useChange({
    // The value is shown in many lists and in the team's tables.
    reload: (queryClient) => queryClient.invalidateQueries(),
    reloadsOnFailure: true,
    send: (api) => sendConfirmation(api, fact),
    done: () => ({
      title: fact.kind === "price" ? "Price Confirmed" : "Hours Confirmed",
      description: fact.name,
    }),
    failed: failedWith("Update Failed"),
  });
  const spoken = `${label}: the ${thing} of ${fact.name}`;
  const confirm = () => confirmation.mutate();
  if (isQuiet) {
    return (
      <button
        type="button"
        className="link inline-flex min-h-6 items-center"
        disabled={confirmation.isPending}
        aria-label={spoken}
        onClick={confirm}
      >
        {label}
      </button>
    );
  }
  return (
    <SmallButton loading={confirmation.isPending} aria-label={spoken} onClick={confirm}>
      <Check />
      {label}
    </SmallButton>
  );
}

/** Sending only the source confirms the value. The version rejects it if the value has changed since. */
function sendConfirmation(api: Api, { kind, id, version }: Fact): Promise<unknown> {
  const source = { from: "team" as const };
  if (kind === "price")
    return api.call(changeSandwich, { id, body: { priceSource: source, version } });
  const endpoint = kind === "hours" ? changeLocation : changeRestaurant;
  return api.call(endpoint, { id, body: { hoursSource: source, version } });
}
