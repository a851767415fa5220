import { AlertDialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { escapeButton } from "./dialog-escape.ts";
import { overlayClass } from "./overlay.tsx";
import { ToastsInReach } from "./toasts-in-reach.tsx";

export type ConfirmDialogProps = {
  /** Wrap names in a `bdi`: they may be written from right to left. */
  title: ReactNode;
  description: string;
  /** Shown below the description. */
  children?: ReactNode;
  confirmLabel: string;
  /** Replaces `confirmLabel` while `isBusy`, when the dialog cannot be closed. */
  busyLabel?: string;
  isBusy?: boolean;
  /** False while a choice is missing. */
  canConfirm?: boolean;
  cancelLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** Puts the focus back. */
  onClosed: () => void;
};

/** Asks before something that cannot simply be undone. Open while it is rendered. */
export function ConfirmDialog({
  title,
  description,
  children,
  confirmLabel,
  busyLabel = confirmLabel,
  isBusy = false,
  canConfirm = true,
  cancelLabel = "Cancel",
  onConfirm,
  onCancel,
  onClosed,
}: ConfirmDialogProps) {
  return (
    <Radix.Root open onOpenChange={(open) => !open && !isBusy && onCancel()}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClass} />
        <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center p-4">
          <Radix.Content
            onCloseAutoFocus={onClosed}
            className="pointer-events-auto flex max-h-full w-full max-w-lg flex-col overflow-y-auto rounded-card border-2 border-ink bg-card text-ink shadow-float motion-safe:data-[state=open]:animate-pop-in"
          >
            <ToastsInReach />
            <div className="wrap-anywhere px-5 pt-6 pb-5 sm:px-6">
              <Radix.Title className="text-balance text-3xl">{title}</Radix.Title>
              <Radix.Description className="mt-2 text-pretty">{description}</Radix.Description>
              {children && <div className="mt-4">{children}</div>}
            </div>
            <div className="flex flex-wrap justify-end gap-3 border-line border-t-2 px-5 py-4 sm:px-6">
              <Radix.Cancel asChild>
                <Button variant="secondary" disabled={isBusy} {...escapeButton}>
                  {cancelLabel}
                </Button>
              </Radix.Cancel>
              <Button variant="danger" loading={isBusy} disabled={!canConfirm} onClick={onConfirm}>
                {isBusy ? busyLabel : confirmLabel}
              </Button>
            </div>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
