import { useQueryClient } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { getErrorMessage } from "#client/lib/error-message.ts";
import { getApi } from "#client/lib/query-client.ts";
import { toast } from "#client/lib/toast-queue.ts";
import { Button } from "#client/ui/button.tsx";
import { setViewer } from "./viewer.queries.ts";

export function PasskeyLogin() {
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
