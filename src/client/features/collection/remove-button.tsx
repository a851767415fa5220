import { Trash2 } from "lucide-react";
import { IconButton } from "#client/ui/icon-button.tsx";
import type { SandwichToToggle } from "./entry-steps.ts";
import { useEntryToggle } from "./entry-toggles.ts";

/** For what is kept: Save, seen from its other side. */
export function RemoveButton({ sandwich }: { sandwich: SandwichToToggle }) {
  const { turn } = useEntryToggle("save", sandwich);
  return (
    <IconButton label={`Remove: ${sandwich.name}`} onClick={() => turn(false)}>
      <Trash2 aria-hidden="true" />
    </IconButton>
  );
}
