import { Dialog, DialogContent } from "#client/ui/dialog.tsx";
import type { Badge } from "#contract/gamification.ts";
import { BadgeForm } from "./badge-form.tsx";

type BadgeDialogProps = { badge?: Badge; onClose: () => void; onClosed: () => void };

/** The form leaves with the dialog, and so does whatever it was still sending. */
export function BadgeDialog({ badge, onClose, onClosed }: BadgeDialogProps) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={badge ? "Edit Badge" : "Create Badge"}
        onCloseAutoFocus={onClosed}
        className="max-w-xl"
      >
        <BadgeForm badge={badge} onSaved={onClose} />
      </DialogContent>
    </Dialog>
  );
}
