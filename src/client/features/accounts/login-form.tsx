import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { apiOf } from "#client/lib/query-client.ts";
import { schemaResolver } from "#client/lib/schema-resolver.ts";
import { Field } from "#client/ui/field.tsx";
import { toast } from "#client/ui/toast-queue.ts";
import type { LoginInput, User } from "#contract/accounts.ts";
import { loginRefusal } from "./login-refusal.ts";
import { PasswordInput } from "./password-input.tsx";
import { setViewer } from "./personal-queries.ts";
import { showServerIssues, tellRefusal } from "./server-refusal.ts";
import { SubmitButton } from "./submit-button.tsx";
import { UsernameField } from "./username-field.tsx";
import { viewerQuery } from "./viewer.queries.ts";

const resolver = schemaResolver(async () => (await import("./account-forms.ts")).loginForm);

export function LoginForm() {
  const queryClient = useQueryClient();
  const form = useForm({ resolver });
  const { errors, isSubmitting } = form.formState;
  const { data: viewer } = useSuspenseQuery(viewerQuery);
  // Until the next page is here, a second click would find nothing left to do.
  const isBusy = isSubmitting || viewer !== null;

  async function login(input: LoginInput) {
    try {
      const { user } = await apiOf(queryClient).send<{ user: User }>(
        "POST",
        "/api/auth/login",
        input,
      );
      toast({ title: "Login successful", description: "Welcome back!", about: "account" });
      setViewer(queryClient, user);
    } catch (error) {
      const message = tellRefusal("Login failed", error, loginRefusal(error), "account");
      if (!showServerIssues(form, error)) {
        // The toast may have to wait for the one before it.
        form.setError("password", { message });
        form.setFocus("password", { shouldSelect: true });
      }
    }
  }

  return (
    <form method="post" noValidate onSubmit={form.handleSubmit(login)} className="grid gap-5">
      <UsernameField {...form.register("username")} error={errors.username?.message} />
      <Field label="Password" error={errors.password?.message}>
        <PasswordInput {...form.register("password")} autoComplete="current-password" />
      </Field>
      <SubmitButton label="Login" busyLabel="Logging in..." isBusy={isBusy} />
    </form>
  );
}
