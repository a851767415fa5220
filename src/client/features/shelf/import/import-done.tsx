import { PartyPopper } from "lucide-react";
import { AppLink } from "#client/ui/app-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import type { Import } from "./use-import.ts";

type ImportDoneProps = { work: Import; result: NonNullable<Import["result"]> };

export function ImportDone({ work, result: { added, changed } }: ImportDoneProps) {
  return (
    <div role="status" className="mt-6">
      <EmptyState
        art={<PartyPopper />}
        title="Import complete"
        text={`${added} added, ${changed} changed.`}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button asChild>
              <AppLink href="/collection">View My Collection</AppLink>
            </Button>
            <Button variant="secondary" onClick={work.startOver}>
              Import another file
            </Button>
          </div>
        }
      />
    </div>
  );
}
