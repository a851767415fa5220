import { Pencil, Trash2 } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { type Button, SmallButton } from "#client/ui/button.tsx";
import { Confirm } from "#client/ui/confirm.tsx";

type RowButtonProps = Omit<ComponentProps<typeof Button>, "name"> & { name: string };

export function EditButton({ name, ...props }: RowButtonProps) {
  return (
    <SmallButton aria-label={`Edit ${name}`} {...props}>
      <Pencil />
      Edit
    </SmallButton>
  );
}

export function DeleteButton({ name, ...props }: RowButtonProps) {
  return (
    <SmallButton variant="quiet" aria-label={`Delete ${name}`} {...props}>
      <Trash2 />
      Delete
    </SmallButton>
  );
}

type ConfirmDeletionProps<Thing> = {
  thing: Thing;
  title?: string;
  description: string;
  deletion: { isPending: boolean; mutate: (thing: Thing) => void };
  onClose: () => void;
  children?: ReactNode;
};

export function ConfirmDeletion<Thing extends { name: string }>({
  thing,
  title,
  deletion,
  onClose,
  ...question
}: ConfirmDeletionProps<Thing>) {
  return (
    <Confirm
      title={
        title ?? (
          <>
            Delete <bdi>{thing.name}</bdi>?
          </>
        )
      }
      confirmLabel="Delete"
      busyLabel="Deleting..."
      isBusy={deletion.isPending}
      onConfirm={() => deletion.mutate(thing)}
      onCancel={onClose}
      {...question}
    />
  );
}
