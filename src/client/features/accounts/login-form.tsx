import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { apiOf } from "#client/lib/query-client.ts";
import { Field } from "#client/ui/field.tsx";
import { Input } from "#client/ui/input.tsx";
import { toast } from "#client/ui/toast-queue.ts";
import type { LoginInput, User } from "#contract/accounts.ts";
import { loginForm } from "./account-forms.ts";
import { PasswordInput } from "./password-input.tsx";
import { setViewer } from "./personal-queries.ts";
import { showServerIssues, tellRefusal } from "./server-refusal.ts";
import { SubmitButton } from "./submit-button.tsx";

export function LoginForm() {
  const queryClient = useQueryClient();
  const form = useForm({ resolver: zodResolver(loginForm) });
  const { errors, isSubmitting } = form.formState;

  async function login(input: LoginInput) {
    try {
      const { user } = await apiOf(queryClient).send<{ user: User }>(
        "POST",
        "/api/auth/login",
        input,
      );
      toast({ title: "Login successful", description: "Welcome back!" });
      setViewer(queryClient, user);
    } catch (error) {
      tellRefusal("Login failed", error, "Invalid username or password");
      if (!showServerIssues(form, error)) form.setFocus("password", { shouldSelect: true });
    }
  }

  return (
    <form method="post" noValidate onSubmit={form.handleSubmit(login)} className="grid gap-5">
      <Field label="Username" error={errors.username?.message}>
        <Input
          {...form.register("username")}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      </Field>
      <Field label="Password" error={errors.password?.message}>
        <PasswordInput {...form.register("password")} autoComplete="current-password" />
      </Field>
      <SubmitButton label="Login" busyLabel="Logging in..." isBusy={isSubmitting} />
    </form>
  );
}
