import { type QueryClient, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { KeyRound, Lock } from "lucide-react";
import { useEffect, useState } from "react";
import { type FieldValues, type Resolver, useForm } from "react-hook-form";
import type { z } from "zod";
import { siteQuery } from "#client/features/shell/site.queries.ts";
import { ApiError } from "#client/lib/api.ts";
import { getErrorMessage } from "#client/lib/error-message.ts";
import { fieldsOf, schemaResolver, showServerIssues } from "#client/lib/form.ts";
import { getApi } from "#client/lib/query-client.ts";
import { randomUuid } from "#client/lib/random-uuid.ts";
import { toastRefusal } from "#client/lib/server-refusal.ts";
import { dismissFailure, toast } from "#client/lib/toast-queue.ts";
import { Button } from "#client/ui/button.tsx";
import { InputField } from "#client/ui/input-field.tsx";
import { lazyPart } from "#client/ui/lazy-part.ts";
import { SubmitButton } from "#client/ui/submit-button.tsx";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "#client/ui/tabs.tsx";
import { login, register } from "#contract/accounts.endpoints.ts";
import type { LoginInput, RegisterInput, User } from "#contract/accounts.ts";
import { PasswordField, UsernameField } from "./account-fields.tsx";
import type { registerForm } from "./account-forms.ts";
import { AccountFrame, AccountNote } from "./account-frame.tsx";
import { useMailedToken } from "./mailed-token.ts";
import { setViewer, useViewer } from "./viewer.queries.ts";

const SecondStep = lazyPart(
  async () => (await import("./second-step.tsx")).SecondStep,
  <div className="h-96" />,
);

type LoginPageProps = {
  tab: string;
  onTabChange: (tab: string) => void;
  /** Why the visitor was redirected here. */
  message?: string;
};

export function LoginPage({ tab, onTabChange, message }: LoginPageProps) {
  const { registration } = useSuspenseQuery(siteQuery).data;
  return (
    <AccountFrame
      title={tab === "register" ? "Start Your Collection" : "Welcome Back to the Counter"}
      text="Keep what you tried, what you loved, and what is next."
    >
      {message && (
        <p
          role="status"
          className="mb-6 rounded-control bg-mustard-wash px-4 py-3 font-semibold text-on-mustard"
        >
          {message}
        </p>
      )}
      <Tabs value={tab} onValueChange={onTabChange}>
        <TabsList aria-label="Account">
          <TabsTrigger value="login">Login</TabsTrigger>
          <TabsTrigger value="register">Register</TabsTrigger>
        </TabsList>
        <TabsContent value="login">
          <LoginForm />
        </TabsContent>
        <TabsContent value="register">
          {registration === "open" ? <RegisterForm /> : <RegistrationGate mode={registration} />}
        </TabsContent>
      </Tabs>
    </AccountFrame>
  );
}

const loadForms = () => import("./account-forms.ts");
const loginResolver = schemaResolver(async () => (await loadForms()).loginForm);

function LoginForm() {
  const queryClient = useQueryClient();
  const { form, field, progress } = useAccountForm(loginResolver);
  /** Given for a right password to members with a second factor. */
  const [ticket, setTicket] = useState<string | null>(null);

  async function submit(input: LoginInput) {
    try {
      const answer = await getApi(queryClient).call(login, { body: input });
      if ("ticket" in answer) return setTicket(answer.ticket);
      enter(queryClient, answer.user, "Login successful", "Welcome back!");
    } catch (error) {
      const message = toastRefusal("Login failed", error, loginRefusal(error), "account");
      if (!showServerIssues(form, error)) {
        // Also beside the field, because the toast may have to wait for an earlier one.
        form.setError("password", { message });
        form.setFocus("password", { shouldSelect: true });
      }
    }
  }

  if (ticket) {
    return <SecondStep ticket={ticket} onRestart={() => setTicket(null)} />;
  }
  return (
    <form method="post" noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-5">
      <UsernameField {...field("username")} hint="Or your email address" />
      <PasswordField {...field("password")} label="Password" autoComplete="current-password" />
      <SubmitButton label="Login" busyLabel="Logging in..." {...progress} />
      <PasskeyLogin />
      <Link
        to="/forgot-password"
        className="link inline-flex min-h-touch items-center justify-self-start"
      >
        Forgot your password?
      </Link>
    </form>
  );
}

const registerResolver = schemaResolver(async () => (await loadForms()).registerForm);

function RegisterForm({ invitation }: { invitation?: string }) {
  const queryClient = useQueryClient();
  const { form, field, progress } = useAccountForm(registerResolver);

  async function submit({ username, email, password }: z.infer<typeof registerForm>) {
    const input: RegisterInput = { id: randomUuid(), username, email, password, invitation };
    try {
      const user = await getApi(queryClient).call(register, { body: input });
      enter(queryClient, user, "Registration successful", "Your account has been created.");
    } catch (error) {
      toastRefusal("Registration failed", error, "Could not create account", "account");
      showServerIssues(form, error);
    }
  }

  return (
    <form method="post" noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-5">
      <UsernameField {...field("username")} />
      <InputField {...field("email")} label="Email" type="email" autoComplete="email" />
      <PasswordField
        {...field("password")}
        label="Password"
        hint={form.formState.errors.password ? undefined : "At least 6 characters."}
        autoComplete="new-password"
      />
      <PasswordField
        {...field("confirmPassword")}
        label="Confirm Password"
        autoComplete="new-password"
      />
      <SubmitButton label="Register" busyLabel="Creating account..." {...progress} />
    </form>
  );
}

function enter(queryClient: QueryClient, user: User, title: string, description: string) {
  toast({ title, description, about: "account" });
  setViewer(queryClient, user);
}

/** Stays busy after the login until the next page is shown. Dismisses the toast of a failure when the form unmounts. */
function useAccountForm<Values extends FieldValues, Output>(
  resolver: Resolver<Values, unknown, Output>,
) {
  const form = useForm({ resolver });
  const isSignedIn = useViewer() !== null;
  useEffect(() => () => dismissFailure("account"), []);
  return { form, field: fieldsOf(form), progress: { form, isBusy: isSignedIn } };
}

/** For errors without a message of the server. Without any answer the password is not to blame. */
const loginRefusal = (error: unknown): string =>
  error instanceof ApiError
    ? "Invalid username or password"
    : "Cluck could not be reached. Check your connection and try again.";

function PasskeyLogin() {
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);

  async function logIn() {
    setBusy(true);
    try {
      const { logInWithPasskey } = await import("./passkeys.ts");
      const { user } = await logInWithPasskey(getApi(queryClient));
      toast({ title: "Login successful", description: "Welcome back!", about: "account" });
      setViewer(queryClient, user);
    } catch (error) {
      setBusy(false);
      const description = getErrorMessage(error);
      toast({ title: "Login failed", description, variant: "destructive", about: "account" });
    }
  }

  return (
    <Button
      variant="secondary"
      size="lg"
      className="noscript:hidden w-full"
      loading={isBusy}
      onClick={logIn}
    >
      {!isBusy && <KeyRound />}
      Log in with a passkey
    </Button>
  );
}

/** The form for people with an invitation, and for others the reason why there is none. */
function RegistrationGate({ mode }: { mode: "invite" | "closed" }) {
  const invitation = useMailedToken();
  if (mode === "closed") {
    return (
      <AccountNote icon={<Lock />} title="Registration is closed">
        This site takes no new members at the moment. Everything that members wrote is open to you.
      </AccountNote>
    );
  }
  if (invitation === "") {
    return (
      <AccountNote icon={<Lock />} title="Registration is by invitation">
        If somebody of the team has sent you a link, open it to register. It works once, within a
        week.
      </AccountNote>
    );
  }
  return <RegisterForm invitation={invitation} />;
}
