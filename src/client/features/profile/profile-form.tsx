import { useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useForm } from "react-hook-form";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { FileButtons } from "#client/features/uploads/file-input.tsx";
import { UploadStatus } from "#client/features/uploads/image-field.tsx";
import { useSingleUpload } from "#client/features/uploads/use-uploads.ts";
import { fieldsOf, schemaResolver, showServerIssues } from "#client/lib/form.ts";
import { Avatar } from "#client/ui/avatar.tsx";
import { SmallButton } from "#client/ui/button.tsx";
import { cx } from "#client/ui/cx.ts";
import { InputField } from "#client/ui/input-field.tsx";
import { Problem } from "#client/ui/problem.tsx";
import { SubmitButton } from "#client/ui/submit-button.tsx";
import { TextareaField } from "#client/ui/textarea.tsx";
import type { UpdateUserInput, User } from "#contract/accounts.ts";
import { profileLimits } from "#contract/profile-limits.ts";
import { updateProfile } from "./update-profile.ts";

const profileResolver = schemaResolver(
  async () => (await import("./profile-forms.ts")).profileForm,
);

const valuesOf = ({ displayName, bio, location, avatarUrl }: User) => ({
  displayName: displayName ?? "",
  bio: bio ?? "",
  location: location ?? "",
  avatarUrl,
});

export function ProfileForm({ viewer }: { viewer: User }) {
  const queryClient = useQueryClient();
  const values = valuesOf(viewer);
  const [isBusy, setBusy] = useState(false);
  // Shows what another tab saved, except in fields that are being edited. The fields have default values for the
  // server's HTML, because the form hydrates after the page.
  const form = useForm({
    resolver: profileResolver,
    values,
    resetOptions: { keepDirtyValues: true },
  });
  const field = fieldsOf(form);
  const [bio, avatarUrl] = form.watch(["bio", "avatarUrl"]);

  async function save({ avatarUrl: chosen, ...texts }: UpdateUserInput) {
    const input = chosen === viewer.avatarUrl ? texts : { ...texts, avatarUrl: chosen };
    const refusal = await updateProfile(queryClient, viewer.id, input, "Your profile is saved.");
    if (refusal) return showServerIssues(form, refusal);
    const saved = queryClient.getQueryData(viewerQuery.queryKey) ?? viewer;
    form.reset(valuesOf(saved), { keepDirtyValues: false });
  }

  return (
    <form method="post" noValidate onSubmit={form.handleSubmit(save)} className="grid gap-4">
      <AvatarField
        name={viewer.displayName ?? viewer.username}
        value={avatarUrl ?? null}
        isSaved={(avatarUrl ?? null) === viewer.avatarUrl}
        onChange={(url) => {
          form.clearErrors("avatarUrl");
          form.setValue("avatarUrl", url, { shouldDirty: true });
        }}
        onBusyChange={setBusy}
        error={form.formState.errors.avatarUrl?.message}
      />
      <InputField
        {...field("displayName")}
        label="Display name"
        defaultValue={values.displayName}
        dir="auto"
        autoComplete="name"
      />
      <TextareaField
        {...field("bio")}
        label="Bio"
        hint={`${bio?.trim().length ?? 0} of ${profileLimits.bio} characters`}
        defaultValue={values.bio}
      />
      <InputField
        {...field("location")}
        label="Location"
        defaultValue={values.location}
        dir="auto"
        autoComplete="address-level2"
      />
      <p className="text-[0.9375rem] text-soft">
        Everybody sees your picture beside your username. The rest is for you and the team.
      </p>
      <SubmitButton label="Save profile" form={form} busyLabel="Saving..." isEarly={isBusy} />
    </form>
  );
}

type AvatarFieldProps = {
  name: string;
  value: string | null;
  isSaved: boolean;
  onChange: (avatarUrl: string | null) => void;
  /** True while an upload is running and `value` will change. */
  onBusyChange: (isBusy: boolean) => void;
  error: ReactNode;
};

/** Uploads the chosen file at once and shows it as others will see it. */
function AvatarField({ name, value, isSaved, onChange, onBusyChange, error }: AvatarFieldProps) {
  const { pending, take, isOver, retry, remove } = useSingleUpload({
    slug: "generalImageUploader",
    onFinished: ({ url }) => onChange(url),
    onBusyChange,
  });
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 font-semibold">Picture</legend>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar
          name={name}
          url={pending?.preview ?? value}
          className={cx("size-24 text-6xl", pending && "opacity-50", isOver && "border-paprika")}
        />
        <div className="flex min-w-0 flex-wrap gap-2">
          <FileButtons
            label={value ? "Choose another" : "Choose a picture"}
            size="sm"
            onFiles={take}
          />
          {value && !pending && (
            <SmallButton onClick={() => onChange(null)}>
              <Trash2 />
              Remove
            </SmallButton>
          )}
        </div>
      </div>
      {pending && (
        <UploadStatus
          upload={pending}
          onRetry={() => retry(pending.id)}
          onCancel={() => remove(pending.id)}
        />
      )}
      <p className="text-[0.9375rem] text-soft">JPG, PNG, GIF up to 4MB</p>
      <p role="status" className="font-semibold text-[0.9375rem] empty:hidden">
        {!isSaved && !pending && "Not saved yet: press “Save profile”."}
      </p>
      <Problem className="text-[0.9375rem]">{error}</Problem>
    </fieldset>
  );
}
