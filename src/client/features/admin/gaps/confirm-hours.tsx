import { Check } from "lucide-react";
import { Button } from "#client/ui/button.tsx";
import type { GapRow } from "#contract/administration.ts";
import { anyMessageOf } from "../error-message.ts";
import { useTeamChange } from "../use-team-change.ts";

/** Saying the same again is saying that it still holds; unless somebody has said otherwise since. */
export function ConfirmHours({ location }: { location: GapRow }) {
  const confirmation = useTeamChange<GapRow>({
    send: (api, { id, hoursOfOperation, version }) =>
      api.send("PATCH", `/api/locations/${id}`, { hoursOfOperation, version }),
    isOfCatalogue: true,
    done: ({ name }) => ({ title: "Hours Confirmed", description: name }),
    failed: (error) => ({
      title: "Update Failed",
      description: anyMessageOf(error),
    }),
  });
  return (
    <Button
      size="sm"
      variant="secondary"
      loading={confirmation.isPending}
      aria-label={`The hours of ${location.name} are right`}
      onClick={() => confirmation.mutate(location)}
    >
      <Check aria-hidden="true" />
      Still right
    </Button>
  );
}
