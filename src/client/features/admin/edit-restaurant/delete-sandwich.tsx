import { Confirm } from "#client/ui/confirm.tsx";
import { Effects } from "../restaurants/effects.tsx";
import { useDeletePart } from "./use-delete-part.ts";

type DeleteSandwichProps = { sandwich: { id: number; name: string }; onClose: () => void };

export function DeleteSandwich({ sandwich, onClose }: DeleteSandwichProps) {
  const deletion = useDeletePart({ kind: "sandwich", ...sandwich }, onClose);
  return (
    <Confirm
      title={`Delete ${sandwich.name}?`}
      description="It leaves the menu at once. An admin can restore it for 30 days."
      confirmLabel="Delete"
      busyLabel="Deleting..."
      isBusy={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onCancel={onClose}
    >
      <Effects kind="sandwiches" id={sandwich.id} />
    </Confirm>
  );
}
