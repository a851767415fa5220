import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { Copy } from "lucide-react";
import { type FormEvent, useState } from "react";
import { copyLink } from "#client/lib/copy-link.ts";
import { failedWith } from "#client/lib/error-message.ts";
import { formatDate } from "#client/lib/format-date.ts";
import { useChange } from "#client/lib/use-change.ts";
import { Button, SmallButton } from "#client/ui/button.tsx";
import { Card, CardBody } from "#client/ui/card.tsx";
import { Field } from "#client/ui/field.tsx";
import { Input } from "#client/ui/input.tsx";
import { createInvitation, revokeInvitation } from "#contract/invitations.endpoints.ts";
import type { Invitation } from "#contract/invitations.ts";
import { type Column, DataTable } from "../data-table/data-table.tsx";
import { reloadsTables } from "../data-table/table.queries.ts";
import { invitationsQuery } from "./members.queries.ts";

const columns: Column<Invitation>[] = [
  { label: "For", cell: ({ note }) => note || "Anybody" },
  { label: "Made by", cell: ({ createdBy }) => createdBy },
  { label: "Works until", cell: ({ expiresAt }) => formatDate(expiresAt) },
];

const fieldWithButton = "grid items-end gap-3 sm:grid-cols-[1fr_auto]";

/** Makes invitation links and lists the unused ones. */
export function Invitations() {
  const { data: invitations } = useSuspenseQuery(invitationsQuery);
  return (
    <Card className="mb-6">
      <CardBody>
        <h2 className="text-2xl">Invitations</h2>
        <InvitationForm />
        {invitations.length > 0 && (
          <DataTable
            caption="Open invitations"
            columns={columns}
            rows={invitations}
            readKey={({ id }) => id}
            actions={(invitation) => <RevokeButton invitation={invitation} />}
          />
        )}
      </CardBody>
    </Card>
  );
}

function InvitationForm() {
  const [link, setLink] = useState("");
  const router = useRouter();
  const making = useChange({
    ...reloadsTables,
    send: (api, note: string) => api.call(createInvitation, { body: { note } }),
    failed: failedWith("No Invitation Made"),
    onSuccess: ({ token }) => {
      const search = { tab: "register" } as const;
      const { href } = router.buildLocation({ to: "/login", search, hash: token });
      setLink(new URL(href, location.origin).href);
    },
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    making.mutate(String(new FormData(event.currentTarget).get("note")));
    event.currentTarget.reset();
  }

  return (
    <>
      <form method="post" onSubmit={submit} className={fieldWithButton}>
        <Field label="Whom it is for (optional)">
          <Input name="note" maxLength={100} autoComplete="off" />
        </Field>
        <Button type="submit" loading={making.isPending}>
          Make a link
        </Button>
      </form>
      {link && <NewLink link={link} />}
    </>
  );
}

function NewLink({ link }: { link: string }) {
  return (
    <div role="status" className={fieldWithButton}>
      <Field label="The link">
        <Input readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
      </Field>
      <Button variant="secondary" onClick={() => copyLink(link, "Send it to whom it is for.")}>
        <Copy />
        Copy link
      </Button>
      <p className="text-soft">Shown only now. It works once, within a week.</p>
    </div>
  );
}

function RevokeButton({ invitation }: { invitation: Invitation }) {
  const revoking = useChange({
    ...reloadsTables,
    send: (api, { id }: Invitation) => api.call(revokeInvitation, { id }),
    done: () => ({ title: "Invitation Revoked", description: "Its link does not work any more." }),
    failed: failedWith("Not Revoked"),
  });
  return (
    <SmallButton
      aria-label={`Revoke the invitation for ${invitation.note || "anybody"}`}
      loading={revoking.isPending}
      onClick={() => revoking.mutate(invitation)}
    >
      Revoke
    </SmallButton>
  );
}
