import { Confirm } from "#client/ui/confirm.tsx";
import { Effects } from "./effects.tsx";
import { useDeleteRestaurant } from "./use-delete-restaurant.ts";

type DeleteRestaurantProps = {
  restaurant: { id: number; name: string };
  onClose: () => void;
};

export function DeleteRestaurant({ restaurant, onClose }: DeleteRestaurantProps) {
  const deletion = useDeleteRestaurant(onClose);
  return (
    <Confirm
      title={`Delete ${restaurant.name}?`}
      description="The restaurant's sandwiches and locations are also deleted. You can restore everything for 30 days."
      confirmLabel="Delete"
      busyLabel="Deleting..."
      isBusy={deletion.isPending}
      onConfirm={() => deletion.mutate(restaurant)}
      onCancel={onClose}
    >
      <Effects kind="restaurants" id={restaurant.id} />
    </Confirm>
  );
}
