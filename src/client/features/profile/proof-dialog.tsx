import { useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { PasswordField, PasswordOwner } from "#client/features/accounts/account-fields.tsx";
import { getErrorMessage } from "#client/lib/error-message.ts";
import { fieldsOf, schemaResolver, showServerIssues } from "#client/lib/form.ts";
import { useChange } from "#client/lib/use-change.ts";
import { Button } from "#client/ui/button.tsx";
import { Dialog, DialogCancel, DialogContent } from "#client/ui/dialog.tsx";
import { InputField } from "#client/ui/input-field.tsx";
import { useReturnFocus } from "#client/ui/use-return-focus.ts";
import type { User } from "#contract/accounts.ts";
import { prove } from "#contract/passkeys.endpoints.ts";
import type { ProveInput } from "#contract/second-factor.ts";
import { PasskeyInstead } from "./passkey-instead.tsx";
import { secondFactorQuery } from "./profile.queries.ts";

const resolver = schemaResolver(async () => (await import("./profile-forms.ts")).proveForm);
const formId = "proof";

type ProveForm = Pick<ProveInput, "password" | "code">;
type ProofDialogProps = { viewer: User; onProved: () => void; onCancel: () => void };

/** Asks for a password or passkey if the last proof is older than ten minutes. */
export function ProofDialog({ viewer, onProved, onCancel }: ProofDialogProps) {
  const returnFocus = useReturnFocus();
  const { data: factor } = useQuery(secondFactorQuery(viewer.id));
  const form = useForm<ProveForm>({ resolver, defaultValues: { password: "" } });
  const field = fieldsOf(form);
  const proving = useChange({
    send: (api, proof: ProveInput) => api.call(prove, { body: proof }),
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
            <DialogCancel disabled={proving.isPending} />
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
          <PasswordField {...field("password")} label="Password" autoComplete="current-password" />
          {factor?.turnedOnAt && (
            <InputField
              {...field("code")}
              label="Code"
              hint="The six digits that your app shows now, or a recovery code."
              dir="ltr"
              autoComplete="one-time-code"
            />
          )}
          <PasskeyInstead userId={viewer.id} onShown={(passkey) => proving.mutate({ passkey })} />
        </form>
      </DialogContent>
    </Dialog>
  );
}
