import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "#client/ui/button.tsx";
import { Confirm } from "#client/ui/confirm.tsx";
import { isStarted } from "./draft-steps.ts";
import { useDraft } from "./use-draft.ts";

export function DiscardDraft({ onDiscarded }: { onDiscarded: () => void }) {
  const { draft, store } = useDraft();
  const [isAsking, setIsAsking] = useState(false);
  if (!isStarted(draft)) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="text-soft">Your draft is kept on this device.</p>
      <Button size="sm" variant="secondary" onClick={() => setIsAsking(true)}>
        <Trash2 aria-hidden="true" />
        Discard draft
      </Button>
      {isAsking && (
        <Confirm
          title="Discard this draft?"
          description="Everything that you have imported and typed here is lost. What is saved in the catalogue stays."
          confirmLabel="Discard"
          onConfirm={() => {
            setIsAsking(false);
            store.clear();
            onDiscarded();
          }}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
