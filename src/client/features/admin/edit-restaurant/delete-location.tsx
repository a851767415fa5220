import { Confirm } from "#client/ui/confirm.tsx";
import type { Location } from "#contract/restaurants.ts";
import { useDeletePart } from "./use-delete-part.ts";

type DeleteLocationProps = { location: Location; onClose: () => void };

export function DeleteLocation({ location, onClose }: DeleteLocationProps) {
  const { id, address } = location;
  const deletion = useDeletePart({ kind: "location", id, name: address }, onClose);
  return (
    <Confirm
      title="Delete location"
      description="Are you sure you want to delete this location?"
      confirmLabel="Delete"
      busyLabel="Deleting..."
      isBusy={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onCancel={onClose}
    >
      <p className="font-semibold">{address}</p>
    </Confirm>
  );
}
