import { Dialog, DialogContent } from "#client/ui/dialog.tsx";
import { type EditedImage, EditImageForm } from "./edit-image-form.tsx";

type EditImageDialogProps = {
  image: EditedImage;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onClosed: () => void;
};

/** The form leaves with the dialog, and so does whatever it was still sending. */
export function EditImageDialog({ image, isOpen, onOpenChange, onClosed }: EditImageDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent title={image.title} description={image.name} onCloseAutoFocus={onClosed}>
        <EditImageForm image={image} onSaved={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  );
}
