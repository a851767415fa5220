import { Trash2 } from "lucide-react";
import { Button } from "#client/ui/button.tsx";

type DeleteButtonProps = { name: string; disabled?: boolean; onClick: () => void };

export function DeleteButton({ name, ...props }: DeleteButtonProps) {
  return (
    <Button size="sm" variant="quiet" aria-label={`Delete ${name}`} {...props}>
      <Trash2 />
      Delete
    </Button>
  );
}
