import { Camera } from "lucide-react";
import { useViewer } from "#client/features/accounts/viewer.queries.ts";
import { SmallButton } from "#client/ui/button.tsx";
import { lazyPart } from "#client/ui/lazy-part.ts";
import { useLazyDialog } from "#client/ui/use-lazy-dialog.ts";
import { isAllowed } from "#contract/permissions.ts";
import { uploaders } from "#contract/upload-rules.ts";
import type { ImageOwner } from "./edit-image-dialog.tsx";

const editableImages = {
  restaurant: { title: "Edit Image", slug: "restaurantImageUploader" },
  sandwich: { title: "Edit Photo", slug: "sandwichImageUploader" },
} as const;

const EditImageDialog = lazyPart(
  async () => (await import("./edit-image-dialog.tsx")).EditImageDialog,
);

/** Shown over the picture to those who may change it. The dialog loads when it first opens. */
export function EditImageButton({ image }: { image: ImageOwner }) {
  const viewer = useViewer();
  const { opener, open, wasOpened, dialog } = useLazyDialog();
  const { title, slug } = editableImages[image.of];
  if (!isAllowed(uploaders[slug].access, viewer)) return null;
  return (
    <>
      <SmallButton
        ref={opener}
        aria-haspopup="dialog"
        aria-expanded={dialog.isOpen}
        className="absolute! right-3 bottom-3 shadow-lift"
        onClick={open}
      >
        <Camera />
        {title}
      </SmallButton>
      {wasOpened && <EditImageDialog image={{ ...image, title, slug }} {...dialog} />}
    </>
  );
}
