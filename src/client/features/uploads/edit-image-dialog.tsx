import { type FormEvent, useState } from "react";
import { ApiError } from "#client/lib/api.ts";
import { toast } from "#client/lib/toast-queue.ts";
import { useChange } from "#client/lib/use-change.ts";
import { Button } from "#client/ui/button.tsx";
import { Dialog, DialogCancel, DialogContent } from "#client/ui/dialog.tsx";
import type { LazyDialogProps } from "#client/ui/use-lazy-dialog.ts";
import { changeRestaurant, changeSandwich } from "#contract/catalogue-changes.endpoints.ts";
import type { UploadSlug } from "#contract/upload-rules.ts";
import { ImageField } from "./image-field.tsx";
import { imageRequired } from "./use-uploads.ts";

type EditImageDialogProps = LazyDialogProps & { image: EditedImage };

/** Closing the dialog unmounts the form, which cancels its upload. */
export function EditImageDialog({ image, isOpen, onOpenChange, onClosed }: EditImageDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent title={image.title} description={image.name} onCloseAutoFocus={onClosed}>
        <EditImageForm image={image} onSaved={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  );
}

export interface ImageOwner {
  of: keyof typeof kinds;
  id: number;
  name: string;
}

interface EditedImage extends ImageOwner {
  title: string;
  slug: UploadSlug;
}

const kinds = {
  restaurant: {
    endpoint: changeRestaurant,
    texts: { saved: "Image updated", failed: "Failed to update restaurant image" },
  },
  sandwich: {
    endpoint: changeSandwich,
    texts: { saved: "Photo updated", failed: "Failed to update sandwich image" },
  },
};

function EditImageForm({ image, onSaved }: { image: EditedImage; onSaved: () => void }) {
  const [imageUrl, setImageUrl] = useState<string | null>(null);
  const [isUploading, setIsUploading] = useState(false);
  const { mutate: save, isPending: isSaving } = useSaveImage(image, onSaved);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!imageUrl || isUploading) return toast(imageRequired);
    if (!isSaving) save(imageUrl);
  }
  return (
    <form
      onSubmit={submit}
      onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) => {
        if (key === "Enter" && (ctrlKey || metaKey)) currentTarget.requestSubmit();
      }}
      className="grid gap-5"
    >
      <ImageField
        slug={image.slug}
        label={`New image of ${image.name}`}
        value={imageUrl}
        onChange={setImageUrl}
        onBusyChange={setIsUploading}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <DialogCancel />
        <Button type="submit" loading={isSaving} disabled={!imageUrl || isUploading}>
          {isSaving ? "Saving..." : "Save"}
        </Button>
      </div>
    </form>
  );
}

function useSaveImage({ of, id, name }: EditedImage, onSaved: () => void) {
  const { endpoint, texts } = kinds[of];
  return useChange({
    send: (api, imageUrl: string) => api.call(endpoint, { id, body: { imageUrl } }),
    failed: (error) => ({
      title: "Update failed",
      description: (error instanceof ApiError && error.serverMessage) || texts.failed,
    }),
    // The image is shown in many places and rarely changes, so every query reloads.
    reload: (queryClient) => queryClient.invalidateQueries(),
    onReloaded: () => {
      toast({ title: texts.saved, description: name });
      onSaved();
    },
  });
}
