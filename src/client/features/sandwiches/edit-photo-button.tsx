import { EditImageButton } from "#client/features/uploads/edit-image-button.tsx";

type EditPhotoButtonProps = { sandwich: { id: number; name: string } };

export function EditPhotoButton({ sandwich: { id, name } }: EditPhotoButtonProps) {
  return (
    <EditImageButton
      image={{
        title: "Edit Photo",
        name,
        slug: "sandwichImageUploader",
        path: `/api/sandwiches/${id}`,
        texts: { saved: "Photo updated", failed: "Failed to update sandwich image" },
      }}
    />
  );
}
