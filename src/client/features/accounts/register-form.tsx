import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { apiOf } from "#client/lib/query-client.ts";
import { randomUuid } from "#client/lib/random-uuid.ts";
import { schemaResolver } from "#client/lib/schema-resolver.ts";
import { Field } from "#client/ui/field.tsx";
import { Input } from "#client/ui/input.tsx";
import { toast } from "#client/ui/toast-queue.ts";
import type { RegisterInput, User } from "#contract/accounts.ts";
import type { registerForm } from "./account-forms.ts";
import { PasswordInput } from "./password-input.tsx";
import { setViewer } from "./personal-queries.ts";
import { showServerIssues, tellRefusal } from "./server-refusal.ts";
import { SubmitButton } from "./submit-button.tsx";
import { UsernameField } from "./username-field.tsx";
import { viewerQuery } from "./viewer.queries.ts";

const resolver = schemaResolver(async () => (await import("./account-forms.ts")).registerForm);

export function RegisterForm() {
  const queryClient = useQueryClient();
  const form = useForm({ resolver });
  const { errors, isSubmitting } = form.formState;
  const { data: viewer } = useSuspenseQuery(viewerQuery);
  // Until the next page is here, a second click would find nothing left to do.
  const isBusy = isSubmitting || viewer !== null;

  async function register({ username, email, password }: z.infer<typeof registerForm>) {
    const input: RegisterInput = { id: randomUuid(), username, email, password };
    try {
      const user = await apiOf(queryClient).send<User>("POST", "/api/auth/register", input);
      toast({
        title: "Registration successful",
        description: "Your account has been created.",
        about: "account",
      });
      setViewer(queryClient, user);
    } catch (error) {
      tellRefusal("Registration failed", error, "Could not create account", "account");
      showServerIssues(form, error);
    }
  }

  return (
    <form method="post" noValidate onSubmit={form.handleSubmit(register)} className="grid gap-5">
      <UsernameField {...form.register("username")} error={errors.username?.message} />
      <Field label="Email" error={errors.email?.message}>
        <Input {...form.register("email")} type="email" autoComplete="email" />
      </Field>
      <Field label="Password" hint="At least 6 characters." error={errors.password?.message}>
        <PasswordInput {...form.register("password")} autoComplete="new-password" />
      </Field>
      <Field label="Confirm Password" error={errors.confirmPassword?.message}>
        <PasswordInput {...form.register("confirmPassword")} autoComplete="new-password" />
      </Field>
      <SubmitButton label="Register" busyLabel="Creating account..." isBusy={isBusy} />
    </form>
  );
}
