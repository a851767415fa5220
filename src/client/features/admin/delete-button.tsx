import { Trash2 } from "lucide-react";
import { Button } from "#client/ui/button.tsx";

type DeleteButtonProps = { name: string; disabled?: boolean; onClick: () => void };

/** Of a row; it asks before it does anything. */
export function DeleteButton({ name, ...props }: DeleteButtonProps) {
  return (
    <Button size="sm" variant="quiet" aria-label={`Delete ${name}`} {...props}>
      <Trash2 aria-hidden="true" />
      Delete
    </Button>
  );
}
