import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { ImageField } from "#client/features/uploads/image-field.tsx";
import { fieldsOf, schemaResolver, showServerIssues } from "#client/lib/form.ts";
import { useChange } from "#client/lib/use-change.ts";
import { Button } from "#client/ui/button.tsx";
import { Dialog, DialogCancel, DialogContent } from "#client/ui/dialog.tsx";
import { Field } from "#client/ui/field.tsx";
import { InputField } from "#client/ui/input-field.tsx";
import { Problem } from "#client/ui/problem.tsx";
import { Select } from "#client/ui/select.tsx";
import { Textarea } from "#client/ui/textarea.tsx";
import { useReturnFocus } from "#client/ui/use-return-focus.ts";
import { changeBadge, createBadge } from "#contract/administration.endpoints.ts";
import type { CreateBadgeInput } from "#contract/badges.ts";
import type { Badge } from "#contract/gamification.ts";
import { badgeFailure, categoryOptions, reloadsBadges } from "./badge-changes.ts";

type BadgeDialogProps = { badge?: Badge; onClose: () => void };

/** Closing the dialog unmounts the form, which cancels a running upload. */
export function BadgeDialog({ badge, onClose }: BadgeDialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={badge ? "Edit Badge" : "Create Badge"}
        onCloseAutoFocus={returnFocus}
        className="max-w-xl"
      >
        <BadgeForm badge={badge} onSaved={onClose} />
      </DialogContent>
    </Dialog>
  );
}

const resolver = schemaResolver(async () => (await import("./badge-form-schema.ts")).badgeForm);

type BadgeFormProps = {
  /** Undefined for a new badge. */
  badge?: Badge;
  onSaved: () => void;
};

function BadgeForm({ badge, onSaved }: BadgeFormProps) {
  const form = useForm({
    resolver,
    defaultValues: {
      name: badge?.name ?? "",
      description: badge?.description ?? "",
      category: badge?.category ?? "",
      requiredXp: badge?.requiredXp?.toString() ?? "",
      imageUrl: badge?.imageUrl ?? null,
    },
  });
  const { errors, isSubmitting, isValidating } = form.formState;
  const field = fieldsOf(form);
  const [isUploading, setIsUploading] = useState(false);
  const save = useSaveBadge(badge?.id, onSaved);

  return (
    <form
      method="post"
      noValidate
      onSubmit={form.handleSubmit((facts) =>
        save.mutateAsync(facts).catch((error) => showServerIssues(form, error)),
      )}
      className="grid gap-5"
    >
      <InputField {...field("name")} label="Name" autoComplete="off" />
      <Field label="Description" error={errors.description?.message}>
        <Textarea {...form.register("description")} rows={2} className="min-h-20" />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Controller
          control={form.control}
          name="category"
          render={({ field }) => (
            <Field label="Category" error={errors.category?.message}>
              <Select
                options={categoryOptions}
                value={field.value}
                onValueChange={field.onChange}
                placeholder="Select a category"
              />
            </Field>
          )}
        />
        <InputField
          {...field("requiredXp")}
          label="Required XP (Optional)"
          hint="Without it the badge is given by hand."
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <Controller
        control={form.control}
        name="imageUrl"
        render={({ field }) => (
          <div>
            <p className="mb-1.5 font-semibold">Image (Optional)</p>
            <ImageField
              slug="badgeImageUploader"
              label="Image of the badge"
              value={field.value ?? null}
              onChange={field.onChange}
              onBusyChange={setIsUploading}
            />
            <Problem className="mt-1.5 text-[0.9375rem]">{errors.imageUrl?.message}</Problem>
          </div>
        )}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <DialogCancel />
        <Button type="submit" loading={isSubmitting} disabled={isUploading}>
          {isSubmitting && !isValidating ? "Saving..." : badge ? "Update Badge" : "Create Badge"}
        </Button>
      </div>
    </form>
  );
}

function useSaveBadge(id: number | undefined, onDone: () => void) {
  return useChange({
    ...reloadsBadges,
    send: (api, facts: CreateBadgeInput) => {
      if (id === undefined) return api.call(createBadge, { body: facts });
      const { imageUrl, ...others } = facts;
      return api.call(changeBadge, { id, body: { ...others, imageurl: imageUrl } });
    },
    done: (_, { name }) => ({
      title: id === undefined ? "Badge Created" : "Badge Updated",
      description: name,
    }),
    failed: (error) => badgeFailure(id === undefined ? "create" : "update", error),
    onSuccess: onDone,
  });
}
