import { useSuspenseQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { ignoreGone } from "#client/lib/api.ts";
import { formatDate } from "#client/lib/format-date.ts";
import { useChange } from "#client/lib/use-change.ts";
import { SmallButton } from "#client/ui/button.tsx";
import { Confirm } from "#client/ui/confirm.tsx";
import { InputField } from "#client/ui/input-field.tsx";
import { useFocusWhenOver } from "#client/ui/use-focus-when-over.ts";
import type { User } from "#contract/accounts.ts";
import { deviceName } from "#contract/device-name.ts";
import { removePasskey, renamePasskey } from "#contract/passkeys.endpoints.ts";
import type { Passkey } from "#contract/passkeys.ts";
import { passkeysQuery } from "./profile.queries.ts";
import { failedUnproved, useProof } from "./use-proof.tsx";

const about = "passkeys";

export function PasskeyList({ viewer }: { viewer: User }) {
  const { queryKey, ...query } = passkeysQuery(viewer.id);
  const { data: passkeys } = useSuspenseQuery({ queryKey, ...query });
  const [isNaming, setNaming] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const [renamed, setRenamed] = useState<number | null>(null);
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  const { askForProof, proofDialog } = useProof(viewer);

  const adding = useChange({
    send: async (api, name: string) =>
      (await import("#client/features/accounts/passkeys.ts")).createPasskey(api, name),
    done: () => ({ title: "Passkey added", description: "You can log in with it now.", about }),
    failed: failedUnproved("Passkey not added", about),
    onFailure: (error, name) => askForProof(error, () => adding.mutate(name)),
    // An admin who had to add a passkey may now use the other pages.
    reload: () => (viewer.needsSecondFactor ? [viewerQuery.queryKey, queryKey] : [queryKey]),
    onReloaded: () => {
      setNaming(false);
      toggle.current?.focus();
    },
  });
  const renaming = useChange({
    send: (api, { id, name }: Pick<Passkey, "id" | "name">) =>
      api.call(renamePasskey, { id, body: { name } }),
    done: () => ({ title: "Passkey renamed", about }),
    failed: failedUnproved("Passkey not renamed", about),
    reload: () => [queryKey],
    reloadsOnFailure: true,
    onReloaded: () => setRenamed(null),
  });
  const removal = useChange({
    send: (api, { id }: Passkey) => api.call(removePasskey, { id }).catch(ignoreGone),
    done: () => ({ title: "Passkey removed", about }),
    failed: failedUnproved("Passkey not removed", about),
    onFailure: (error, passkey) => {
      setLeaving(null);
      askForProof(error, () => removal.mutate(passkey));
    },
    reload: () => [queryKey],
    onReloaded: () => setLeaving(null),
  });

  return (
    <>
      <p className="text-soft">
        Log in with your fingerprint, your face or the lock of your screen, without a password.
      </p>
      {passkeys.length > 0 && (
        <ul className="divide-y-2 divide-line">
          {passkeys.map((passkey) => (
            <PasskeyItem
              key={passkey.id}
              passkey={passkey}
              onRename={() => setRenamed(passkey.id)}
              onRemove={() => setLeaving(passkey)}
            >
              {renamed === passkey.id && (
                <NameForm
                  name={passkey.name}
                  label="Rename it"
                  isBusy={renaming.isPending}
                  onName={(name) => renaming.mutate({ id: passkey.id, name })}
                  onCancel={() => setRenamed(null)}
                />
              )}
            </PasskeyItem>
          ))}
        </ul>
      )}
      <SmallButton
        ref={toggle}
        className="mt-3"
        aria-expanded={isNaming}
        aria-controls="passkey-form"
        onClick={() => setNaming(!isNaming)}
      >
        {isNaming ? "Cancel" : "Add a passkey"}
      </SmallButton>
      <div id="passkey-form" hidden={!isNaming} className="mt-4">
        {isNaming && (
          <NameForm
            name={deviceName(navigator.userAgent)}
            label="Add it now"
            isBusy={adding.isPending}
            onName={(name) => adding.mutate(name)}
          />
        )}
      </div>
      {leaving && (
        <Confirm
          title={
            <>
              Remove “<bdi>{leaving.name}</bdi>”?
            </>
          }
          description="Nobody can log in with this passkey then. Delete it on your device too."
          confirmLabel="Remove"
          busyLabel="Removing..."
          isBusy={removal.isPending}
          onConfirm={() => removal.mutate(leaving)}
          onCancel={() => setLeaving(null)}
        />
      )}
      {proofDialog}
    </>
  );
}

type PasskeyItemProps = {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
  /** The form for another name, if it is open. */
  children: ReactNode;
};

function PasskeyItem({ passkey, onRename, onRemove, children }: PasskeyItemProps) {
  const { name, createdAt, lastUsedAt } = passkey;
  const isRenaming = Boolean(children);
  const rename = useRef<HTMLButtonElement>(null);
  useFocusWhenOver(isRenaming, rename);
  if (isRenaming) return <li className="py-3">{children}</li>;
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <KeyRound className="size-6 shrink-0 text-soft" />
      <div className="min-w-0 flex-1">
        <p dir="auto" className="wrap-anywhere font-semibold leading-snug">
          {name}
        </p>
        <p className="text-[0.9375rem] text-soft leading-snug">
          Added {formatDate(createdAt)}
          <span className="block">
            {lastUsedAt ? `Last used ${formatDate(lastUsedAt)}` : "Not used yet"}
          </span>
        </p>
      </div>
      <SmallButton ref={rename} aria-label={`Rename ${name}`} onClick={onRename}>
        Rename
      </SmallButton>
      <SmallButton aria-haspopup="dialog" aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </SmallButton>
    </li>
  );
}

type NameFormProps = {
  /** The initial name. */
  name: string;
  label: string;
  isBusy: boolean;
  onName: (name: string) => void;
  onCancel?: () => void;
};

function NameForm({ name: first, label, isBusy, onName, onCancel }: NameFormProps) {
  const [name, setName] = useState(first);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(name.trim() === "");
    if (name.trim() !== "") onName(name.trim());
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-3">
      <InputField
        ref={field}
        label="Name of the passkey"
        hint="So that you know it among others."
        error={isMissing ? "Name is required" : undefined}
        value={name}
        maxLength={50}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <div className="flex gap-3">
        <SmallButton variant="primary" type="submit" loading={isBusy}>
          {label}
        </SmallButton>
        {onCancel && <SmallButton onClick={onCancel}>Cancel</SmallButton>}
      </div>
    </form>
  );
}
