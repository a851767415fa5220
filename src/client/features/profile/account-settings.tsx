import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, Suspense, useId, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { PasswordField, UsernameField } from "#client/features/accounts/account-fields.tsx";
import { leaderboardKey, progressKey } from "#client/features/gamification/follow-progress.ts";
import { getErrorMessage } from "#client/lib/error-message.ts";
import { fieldsOf, schemaResolver, showServerIssues } from "#client/lib/form.ts";
import { useChange } from "#client/lib/use-change.ts";
import { Button, SmallButton } from "#client/ui/button.tsx";
import { Card, CardBody } from "#client/ui/card.tsx";
import { InputField } from "#client/ui/input-field.tsx";
import { latePart, lazyPart, prepareParts } from "#client/ui/lazy-part.ts";
import { PagePart } from "#client/ui/page-part.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import { Spinner } from "#client/ui/spinner.tsx";
import { SubmitButton } from "#client/ui/submit-button.tsx";
import { Switch } from "#client/ui/switch.tsx";
import { useLazyDialog } from "#client/ui/use-lazy-dialog.ts";
import { sendConfirmation } from "#contract/account-recovery.endpoints.ts";
import type { UpdateUserInput, User } from "#contract/accounts.ts";
import type { ShownPasskey } from "#contract/passkeys.ts";
import { updateProfile } from "./update-profile.ts";

const resolver = schemaResolver(async () => (await import("./profile-forms.ts")).accountForm);
const loadProfileForm = async () => (await import("./profile-form.tsx")).ProfileForm;
const ProfileForm = import.meta.env.SSR ? await loadProfileForm() : latePart(loadProfileForm);
const loadPasskeys = async () => (await import("./passkey-list.tsx")).PasskeyList;
const PasskeyList = import.meta.env.SSR ? await loadPasskeys() : latePart(loadPasskeys);
const loadSecondFactor = async () => (await import("./second-factor.tsx")).SecondFactor;
const SecondFactor = import.meta.env.SSR ? await loadSecondFactor() : latePart(loadSecondFactor);
const loadSessions = async () => (await import("./session-list.tsx")).SessionList;
const SessionList = import.meta.env.SSR ? await loadSessions() : latePart(loadSessions);
const loadDownloads = async () => (await import("./download-links.tsx")).DownloadLinks;
const DownloadLinks = import.meta.env.SSR ? await loadDownloads() : latePart(loadDownloads);
export const prepareAccountSettings = () =>
  prepareParts(loadProfileForm, loadPasskeys, loadSecondFactor, loadSessions, loadDownloads);

const PasskeyInstead = lazyPart(async () => (await import("./passkey-instead.tsx")).PasskeyInstead);
const PasswordForm = lazyPart(
  async () => (await import("./password-form.tsx")).PasswordForm,
  <Spinner className="text-2xl" />,
);
const DeleteAccountDialog = lazyPart(
  async () => (await import("./delete-account-dialog.tsx")).DeleteAccountDialog,
);

export function AccountSettings({ viewer, sendsMail }: { viewer: User; sendsMail: boolean }) {
  return (
    <>
      <ProfileSection title="Profile">
        <Suspense fallback={<Skeleton className="h-152" />}>
          <ProfileForm viewer={viewer} />
        </Suspense>
      </ProfileSection>
      <ProfileSection title="Account">
        {sendsMail && !viewer.isEmailConfirmed && <UnconfirmedEmail userId={viewer.id} />}
        <AccountForm viewer={viewer} />
      </ProfileSection>
      <ProfileSection title="Security">
        <PasswordChange viewer={viewer} />
        <div>
          <h3 className="mb-1 text-2xl">Passkeys</h3>
          <PagePart fallback={<Skeleton className="h-20" />}>
            <PasskeyList viewer={viewer} />
          </PagePart>
        </div>
        <div>
          <h3 className="mb-1 text-2xl">Second factor</h3>
          <PagePart fallback={<Skeleton className="h-28" />}>
            <SecondFactor viewer={viewer} />
          </PagePart>
        </div>
        <div>
          <h3 className="mb-1 text-2xl">Where you are logged in</h3>
          <PagePart fallback={<Skeleton className="h-20" />}>
            <SessionList userId={viewer.id} />
          </PagePart>
        </div>
      </ProfileSection>
      <ProfileSection title="Leaderboard">
        <LeaderboardSwitch viewer={viewer} />
      </ProfileSection>
      <ProfileSection title="Your Data">
        <p>Everything we keep about you, and your collection as a table.</p>
        <Suspense fallback={<Skeleton className="h-12" />}>
          <DownloadLinks userId={viewer.id} />
        </Suspense>
        <AccountDeletion viewer={viewer} />
      </ProfileSection>
    </>
  );
}

type AccountInput = Pick<UpdateUserInput, "currentPassword" | "passkey"> & {
  username: string;
  email: string;
};

function AccountForm({ viewer }: { viewer: User }) {
  const queryClient = useQueryClient();
  const { username, email } = viewer;
  // Shows what another tab saved, except in fields that are being edited.
  const values: AccountInput = { username, email };
  const form = useForm({
    resolver,
    values,
    resetOptions: { keepDirtyValues: true },
  });
  const field = fieldsOf(form);
  const [typedName, typedEmail] = form.watch(["username", "email"]);
  const isRenamed = typedName !== username || typedEmail !== email;

  async function save(input: AccountInput) {
    const text = "Your account details are saved.";
    const refusal = await updateProfile(queryClient, viewer.id, input, text);
    if (refusal) return showServerIssues(form, refusal);
    // The field for the proof disappears, so the focus has to move first.
    if (input.passkey || document.activeElement?.getAttribute("name") === "currentPassword") {
      form.setFocus("username");
    }
    form.reset({ username: input.username, email: input.email });
  }

  async function saveWith(passkey: ShownPasskey) {
    if (!(await form.trigger(["username", "email"]))) return;
    await save({ ...form.getValues(), currentPassword: undefined, passkey });
  }

  return (
    <form method="post" noValidate onSubmit={form.handleSubmit(save)} className="grid gap-4">
      <UsernameField {...field("username")} />
      <InputField {...field("email")} label="Email" type="email" autoComplete="email" />
      {isRenamed && (
        <>
          <PasswordField
            {...field("currentPassword", { shouldUnregister: true })}
            label="Current password"
            hint="So that we know it is you."
            autoComplete="current-password"
          />
          <PasskeyInstead userId={viewer.id} onShown={saveWith} />
        </>
      )}
      <SubmitButton label="Save changes" form={form} busyLabel="Saving..." />
    </form>
  );
}

function PasswordChange({ viewer }: { viewer: User }) {
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
    toggle.current?.focus();
  }

  return (
    <>
      <Button
        ref={toggle}
        variant="secondary"
        className="self-start"
        aria-expanded={isOpen}
        aria-controls="password-form"
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? "Cancel" : "Change Password"}
      </Button>
      <div id="password-form" hidden={!isOpen}>
        {isOpen && <PasswordForm viewer={viewer} onDone={close} />}
      </div>
    </>
  );
}

function LeaderboardSwitch({ viewer }: { viewer: User }) {
  const queryClient = useQueryClient();
  /** The value that is being saved, or null. */
  const [pending, setPending] = useState<boolean | null>(null);

  async function change(isListed: boolean) {
    setPending(isListed);
    const text = isListed
      ? "You are on the leaderboard."
      : "You are not on the leaderboard any more.";
    await updateProfile(queryClient, viewer.id, { leaderboardOptOut: !isListed }, text);
    queryClient.invalidateQueries({ queryKey: progressKey(viewer.id, "standing") });
    queryClient.invalidateQueries({ queryKey: leaderboardKey });
    setPending(null);
  }

  return (
    <div>
      <Switch
        label="Show me on the leaderboard"
        checked={pending ?? !viewer.leaderboardOptOut}
        disabled={pending !== null}
        onChange={(event) => change(event.target.checked)}
      />
      <p className="mt-1 text-soft">
        Others see your name, level and XP there.{" "}
        <Link to="/leaderboard" className="link">
          See the leaderboard
        </Link>
      </p>
    </div>
  );
}

function AccountDeletion({ viewer }: { viewer: User }) {
  const { opener, open, wasOpened, dialog } = useLazyDialog();
  return (
    <>
      <div className="mt-2 border-line border-t-2 pt-4">
        <Button ref={opener} variant="danger" aria-haspopup="dialog" onClick={open}>
          Delete my account
        </Button>
      </div>
      {wasOpened && <DeleteAccountDialog viewer={viewer} {...dialog} />}
    </>
  );
}

function ProfileSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card>
        <CardBody className="gap-4">
          <h2 id={id} className="text-3xl">
            {title}
          </h2>
          {children}
        </CardBody>
      </Card>
    </section>
  );
}

function UnconfirmedEmail({ userId }: { userId: string }) {
  const sending = useChange({
    send: (api) => api.call(sendConfirmation, { id: userId }),
    done: () => ({ title: "Mail sent", description: "Look into your mailbox.", about: "profile" }),
    failed: (error) => ({
      title: "Mail not sent",
      description: getErrorMessage(error),
      about: "profile",
    }),
  });
  return (
    <div className="grid justify-items-start gap-3 rounded-control bg-mustard-wash px-4 py-3 text-on-mustard">
      <p>
        <strong>Confirm your address:</strong> open the link that we mailed to you. It is your way
        back if you forget your password. Turn on a second factor after that: an earlier one ends
        with the confirmation.
      </p>
      <SmallButton loading={sending.isPending} onClick={() => sending.mutate()}>
        Send again
      </SmallButton>
    </div>
  );
}
