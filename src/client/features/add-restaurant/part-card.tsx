import { Pencil, Trash2 } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { Badge } from "#client/ui/badge.tsx";
import { Button } from "#client/ui/button.tsx";
import { doubtsIn } from "./doubts.ts";
import type { DraftPart } from "./draft.types.ts";

type PartCardProps = {
  part: DraftPart<unknown>;
  name: string;
  /** The catalogue's restaurant has it. */
  isKnown: boolean;
  editRef?: Ref<HTMLButtonElement>;
  onEdit: () => void;
  onRemove: () => void;
  children: ReactNode;
};

/** A location or a sandwich at a glance. */
export function PartCard({
  part,
  name,
  isKnown,
  editRef,
  onEdit,
  onRemove,
  children,
}: PartCardProps) {
  const isSaved = part.savedId !== null;
  return (
    <div className="grid gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
      <div className="min-w-0">{children}</div>
      <div className="flex flex-wrap items-center gap-2 sm:justify-end">
        {isSaved && <Badge variant="success">Saved</Badge>}
        {!isSaved && isKnown && <Badge variant="outline">Already there</Badge>}
        {!isSaved && !isKnown && doubtsIn(part.sources) > 0 && (
          <Badge variant="warning">Please check</Badge>
        )}
        {!isSaved && (
          <>
            <Button
              size="sm"
              variant="secondary"
              ref={editRef}
              aria-label={`Edit ${name}`}
              onClick={onEdit}
            >
              <Pencil aria-hidden="true" />
              Edit
            </Button>
            <Button size="sm" variant="quiet" aria-label={`Remove ${name}`} onClick={onRemove}>
              <Trash2 aria-hidden="true" />
              Remove
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
