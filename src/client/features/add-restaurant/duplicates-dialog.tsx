import { Link } from "@tanstack/react-router";
import { duplicateReasonTexts } from "#client/features/admin/restaurants/duplicate-reasons.ts";
import { restaurantLink } from "#client/features/restaurants/restaurant-link.ts";
import { Button, SmallButton } from "#client/ui/button.tsx";
import { Dialog, DialogContent } from "#client/ui/dialog.tsx";
import type { LikelyDuplicate } from "#contract/duplicates.ts";

type DuplicatesDialogProps = {
  duplicates: LikelyDuplicate[];
  onUse: (id: number) => void;
  onSaveAsNew: () => void;
  onClose: () => void;
};

/** Asks before a restaurant is saved that the catalogue probably has. */
export function DuplicatesDialog({
  duplicates,
  onUse,
  onSaveAsNew,
  onClose,
}: DuplicatesDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Already in the catalogue?"
        description="With “Use existing”, your locations and sandwiches are added to that restaurant."
        footer={
          <Button variant="secondary" onClick={onSaveAsNew}>
            Save as new
          </Button>
        }
      >
        <ul className="grid gap-4">
          {duplicates.map(({ restaurant, reasons }) => (
            <li key={restaurant.id} className="flex flex-wrap items-center justify-between gap-3">
              <div className="min-w-0 flex-1 basis-48">
                <Link
                  {...restaurantLink(restaurant.id)}
                  preload={false}
                  target="_blank"
                  rel="noreferrer"
                  className="link font-semibold"
                >
                  {restaurant.name}
                </Link>
                {restaurant.address && <p>{restaurant.address}</p>}
                <p className="text-[0.9375rem] text-soft">
                  {reasons.map((reason) => duplicateReasonTexts[reason]).join(", ")}
                </p>
              </div>
              <SmallButton
                variant="primary"
                aria-label={`Use existing ${restaurant.name}`}
                onClick={() => onUse(restaurant.id)}
              >
                Use existing
              </SmallButton>
            </li>
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  );
}
