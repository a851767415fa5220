import { Pencil, Plus } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { Button } from "#client/ui/button.tsx";
import { lazyPart } from "#client/ui/lazy-part.ts";
import type { Badge } from "#contract/gamification.ts";

const BadgeDialog = lazyPart(async () => (await import("./badge-dialog.tsx")).BadgeDialog);

/** Opens the form of one badge, or of a new one. */
export function EditBadgeButton({ badge }: { badge?: Badge }) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        size={badge ? "sm" : "md"}
        variant={badge ? "secondary" : "primary"}
        aria-haspopup="dialog"
        aria-label={badge && `Edit ${badge.name}`}
        onClick={() => setIsOpen(true)}
      >
        {badge ? <Pencil aria-hidden="true" /> : <Plus aria-hidden="true" strokeWidth={3} />}
        {badge ? "Edit" : "Create Badge"}
      </Button>
      {isOpen && (
        <Suspense>
          <BadgeDialog
            badge={badge}
            onClose={() => setIsOpen(false)}
            onClosed={() => button.current?.focus()}
          />
        </Suspense>
      )}
    </>
  );
}
