import { Download } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { Button } from "#client/ui/button.tsx";
import { lazyPart } from "#client/ui/lazy-part.ts";
import type { User } from "#contract/accounts.ts";
import { ProfileSection } from "./profile-section.tsx";

const DeleteAccountDialog = lazyPart(
  async () => (await import("./delete-account-dialog.tsx")).DeleteAccountDialog,
);

export function YourData({ viewer }: { viewer: User }) {
  const [isAsked, setAsked] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const path = `/api/users/${encodeURIComponent(viewer.id)}`;

  function ask() {
    setWasAsked(true);
    setAsked(true);
  }

  return (
    <ProfileSection title="Your Data">
      <p>Everything we keep about you, and your collection as a table.</p>
      <div className="flex flex-wrap gap-3">
        <Button asChild variant="secondary">
          <a href={`${path}/export`} download="cluck-account.json">
            <Download aria-hidden="true" />
            All data (JSON)
          </a>
        </Button>
        <Button asChild variant="secondary">
          <a href={`${path}/collection.csv`} download="cluck-collection.csv">
            <Download aria-hidden="true" />
            Collection (CSV)
          </a>
        </Button>
      </div>
      <div className="mt-2 border-line border-t-2 pt-4">
        <Button ref={button} variant="danger" aria-haspopup="dialog" onClick={ask}>
          Delete my account
        </Button>
      </div>
      {wasAsked && (
        <Suspense>
          <DeleteAccountDialog
            viewer={viewer}
            isOpen={isAsked}
            onOpenChange={setAsked}
            onClosed={() => button.current?.focus()}
          />
        </Suspense>
      )}
    </ProfileSection>
  );
}
