import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "#client/lib/api.ts";
import { getErrorMessage } from "#client/lib/error-message.ts";
import { useChange } from "#client/lib/use-change.ts";
import { SmallButton } from "#client/ui/button.tsx";
import { secondStepLogin } from "#contract/second-factor.endpoints.ts";
import { CodeForm } from "./code-form.tsx";
import { setViewer } from "./viewer.queries.ts";

/** Replaces the login form once the password was right. */
export function SecondStep({ ticket, onRestart }: { ticket: string; onRestart: () => void }) {
  const queryClient = useQueryClient();
  const [isRecovery, setRecovery] = useState(false);
  const entering = useChange({
    send: (api, code: string) => api.call(secondStepLogin, { body: { ticket, code } }),
    done: () => ({ title: "Login successful", description: "Welcome back!", about: "account" }),
    onSuccess: ({ user }) => setViewer(queryClient, user),
    // The form shows that a code was wrong.
    failed: (error) =>
      isTicketUseless(error)
        ? { title: "Login failed", description: getErrorMessage(error), about: "account" }
        : undefined,
    onFailure: (error) => {
      if (isTicketUseless(error)) onRestart();
    },
  });

  return (
    <div className="grid gap-5">
      <div>
        <h2 className="text-2xl">One more step</h2>
        <p className="mt-1 text-soft">
          {isRecovery
            ? "Enter one of the recovery codes that you kept."
            : "Open your authenticator app and enter the code for Cluck."}
        </p>
      </div>
      <CodeForm
        key={String(isRecovery)}
        isRecovery={isRecovery}
        submitLabel="Log in"
        busyLabel="Logging in..."
        // Stays busy after the login until the next page is there.
        isBusy={entering.isPending || entering.isSuccess}
        refusal={entering.error}
        onCode={entering.mutate}
      />
      <div className="flex flex-wrap gap-3">
        <SmallButton
          onClick={() => {
            entering.reset();
            setRecovery(!isRecovery);
          }}
        >
          {isRecovery ? "Use the app instead" : "Use a recovery code"}
        </SmallButton>
        <SmallButton onClick={onRestart}>Start again</SmallButton>
      </div>
    </div>
  );
}

const isTicketUseless = (error: Error) =>
  error instanceof ApiError && error.issues.some(({ path }) => path === "ticket");
