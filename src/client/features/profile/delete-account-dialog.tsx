import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useForm } from "react-hook-form";
import { PasswordField, PasswordOwner } from "#client/features/accounts/account-fields.tsx";
import { setViewer } from "#client/features/accounts/viewer.queries.ts";
import { ApiError, isUnauthenticated } from "#client/lib/api.ts";
import { fieldsOf, schemaResolver, showServerIssues } from "#client/lib/form.ts";
import { toast } from "#client/lib/toast-queue.ts";
import { useChange } from "#client/lib/use-change.ts";
import { Button } from "#client/ui/button.tsx";
import { Dialog, DialogCancel, DialogContent } from "#client/ui/dialog.tsx";
import type { LazyDialogProps } from "#client/ui/use-lazy-dialog.ts";
import { deleteUser } from "#contract/account-settings.endpoints.ts";
import type { ProofInput, User } from "#contract/accounts.ts";
import { PasskeyInstead } from "./passkey-instead.tsx";

const resolver = schemaResolver(async () => (await import("./profile-forms.ts")).proofForm);
const formId = "delete-account";

type DeleteAccountDialogProps = LazyDialogProps & { viewer: User };

export function DeleteAccountDialog({ viewer, ...dialog }: DeleteAccountDialogProps) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const form = useForm({ resolver, defaultValues: { password: "" } });

  const deletion = useChange({
    send: (api, proof: ProofInput) => api.call(deleteUser, { id: viewer.id, body: proof }),
    failed: (error) => {
      const refusal = error instanceof ApiError ? error.serverMessage : undefined;
      const description = refusal || "Could not delete your account";
      return { title: "Deletion failed", description, about: "deletion" };
    },
  });

  const { isValidating } = form.formState;
  const isSubmitting = form.formState.isSubmitting || deletion.isPending;

  async function remove(proof: ProofInput) {
    try {
      await deletion.mutateAsync(proof);
    } catch (error) {
      if (!isUnauthenticated(error)) showServerIssues(form, error);
      return;
    }
    setViewer(queryClient, null);
    const description = "Thank you for having been here.";
    toast({ title: "Account deleted", description, about: "deletion" });
    await router.navigate({ to: "/" });
    await router.invalidate();
  }

  function changeOpen(isNowOpen: boolean) {
    if (isSubmitting) return;
    form.reset();
    dialog.onOpenChange(isNowOpen);
  }

  return (
    <Dialog open={dialog.isOpen} onOpenChange={changeOpen}>
      <DialogContent
        title="Delete my account"
        description="This cannot be undone."
        onCloseAutoFocus={dialog.onClosed}
        footer={
          <>
            <DialogCancel disabled={isSubmitting} />
            <Button type="submit" form={formId} variant="danger" loading={isSubmitting}>
              {isSubmitting && !isValidating ? "Deleting..." : "Delete forever"}
            </Button>
          </>
        }
      >
        <ul className="mb-5 list-disc space-y-1 pl-5">
          <li>Your collection, notes, saved restaurants, XP and badges are deleted.</li>
          <li>Your reviews and recommendations stay, without your name.</li>
          <li>You are logged out everywhere, and your username becomes free.</li>
        </ul>
        <form
          id={formId}
          method="post"
          noValidate
          onSubmit={form.handleSubmit(remove)}
          className="grid gap-3"
        >
          <PasswordOwner username={viewer.username} />
          <PasswordField
            {...fieldsOf(form)("password")}
            label="Password"
            hint="So that we know it is you."
            autoComplete="current-password"
          />
          <PasskeyInstead userId={viewer.id} onShown={(passkey) => remove({ passkey })} />
        </form>
      </DialogContent>
    </Dialog>
  );
}
