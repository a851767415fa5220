import { Suspense, useRef, useState } from "react";
import { Button } from "#client/ui/button.tsx";
import { lazyPart } from "#client/ui/lazy-part.ts";
import { PagePart } from "#client/ui/page-part.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import { Spinner } from "#client/ui/spinner.tsx";
import type { User } from "#contract/accounts.ts";
import { ProfileSection } from "./profile-section.tsx";
import { SessionList } from "./session-list.tsx";

const PasswordForm = lazyPart(async () => (await import("./password-form.tsx")).PasswordForm);

export function SecuritySection({ viewer }: { viewer: User }) {
  const [isChanging, setChanging] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);

  function close() {
    setChanging(false);
    toggle.current?.focus();
  }

  return (
    <ProfileSection title="Security">
      <Button
        ref={toggle}
        variant="secondary"
        className="self-start"
        aria-expanded={isChanging}
        aria-controls="password-form"
        onClick={() => setChanging(!isChanging)}
      >
        {isChanging ? "Cancel" : "Change Password"}
      </Button>
      <div id="password-form" hidden={!isChanging}>
        {isChanging && (
          <Suspense fallback={<Spinner className="text-2xl" />}>
            <PasswordForm viewer={viewer} onDone={close} />
          </Suspense>
        )}
      </div>
      <div>
        <h3 className="mb-1 text-2xl">Where you are logged in</h3>
        <PagePart fallback={<Skeleton className="h-20" />}>
          <SessionList userId={viewer.id} />
        </PagePart>
      </div>
    </ProfileSection>
  );
}
