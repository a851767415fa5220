import { Lock } from "lucide-react";
import type { ComponentType } from "react";
import { AccountNote } from "./account-frame.tsx";
import { useMailedToken } from "./mailed-token.ts";

type RegistrationGateProps = {
  mode: "invite" | "closed";
  Form: ComponentType<{ invitation?: string }>;
};

/** The form for whoever was invited; for the others, why there is none. */
export function RegistrationGate({ mode, Form }: RegistrationGateProps) {
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
  return <Form invitation={invitation} />;
}
