import { EditImageButton } from "#client/features/uploads/edit-image-button.tsx";
import { changeSandwich } from "#contract/pending-catalogue.endpoints.ts";

type EditPhotoButtonProps = { sandwich: { id: number; name: string } };

export function EditPhotoButton({ sandwich: { id, name } }: EditPhotoButtonProps) {
  return (
    <EditImageButton
      image={{
        title: "Edit Photo",
        name,
        slug: "sandwichImageUploader",
        save: (api, imageUrl) => api.call(changeSandwich, { id, body: { imageUrl } }),
        texts: { saved: "Photo updated", failed: "Failed to update sandwich image" },
      }}
    />
  );
}
