import { useForm } from "react-hook-form";
import { PasswordInput, PasswordOwner } from "#client/features/accounts/account-fields.tsx";
import { getErrorMessage } from "#client/lib/error-message.ts";
import { schemaResolver } from "#client/lib/schema-resolver.ts";
import { showServerIssues } from "#client/lib/server-refusal.ts";
import { useChange } from "#client/lib/use-change.ts";
import { Button } from "#client/ui/button.tsx";
import { Dialog, DialogClose, DialogContent } from "#client/ui/dialog.tsx";
import { Field } from "#client/ui/field.tsx";
import { useReturnFocus } from "#client/ui/use-return-focus.ts";
import type { ProofInput, User } from "#contract/accounts.ts";
import { prove } from "#contract/passkeys.endpoints.ts";
import { PasskeyInstead } from "./passkey-instead.tsx";

const resolver = schemaResolver(async () => (await import("./profile-forms.ts")).proofForm);
const formId = "proof";

type ProofDialogProps = { viewer: User; onProved: () => void; onCancel: () => void };

/** Asks who sits there, when the last answer to that is older than ten minutes. Open while it is rendered. */
export function ProofDialog({ viewer, onProved, onCancel }: ProofDialogProps) {
  const returnFocus = useReturnFocus();
  const form = useForm({ resolver, defaultValues: { password: "" } });
  const proving = useChange({
    send: (api, proof: ProofInput) => api.call(prove, { body: proof }),
    onSuccess: onProved,
    failed: (error) =>
      showServerIssues(form, error)
        ? undefined
        : { title: "Not confirmed", description: getErrorMessage(error) },
  });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !proving.isPending && onCancel()}>
      <DialogContent
        title="Is it you?"
        description="It has been a while since you logged in."
        onCloseAutoFocus={returnFocus}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="secondary" disabled={proving.isPending}>
                Cancel
              </Button>
            </DialogClose>
            <Button type="submit" form={formId} loading={proving.isPending}>
              Confirm
            </Button>
          </>
        }
      >
        <form
          id={formId}
          method="post"
          noValidate
          onSubmit={form.handleSubmit((proof) => proving.mutate(proof))}
          className="grid gap-3"
        >
          <PasswordOwner username={viewer.username} />
          <Field label="Password" error={form.formState.errors.password?.message}>
            <PasswordInput {...form.register("password")} autoComplete="current-password" />
          </Field>
          <PasskeyInstead userId={viewer.id} onShown={(passkey) => proving.mutate({ passkey })} />
        </form>
      </DialogContent>
    </Dialog>
  );
}
