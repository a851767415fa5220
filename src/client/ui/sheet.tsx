import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { CloseButton } from "./close-button.tsx";
import { cx } from "./cx.ts";
import { overlayClass } from "./overlay.tsx";
import { ToastsInReach } from "./toasts-in-reach.tsx";

export const Sheet = Radix.Root;
export const SheetClose = Radix.Close;

const sides = {
  right:
    "inset-y-0 right-0 w-[min(22rem,88vw)] border-l-2 pr-[env(safe-area-inset-right)] motion-safe:data-[state=open]:animate-slide-in-right motion-safe:data-[state=closed]:animate-slide-out-right",
  bottom:
    "inset-x-0 bottom-0 max-h-[88dvh] rounded-t-card border-t-2 motion-safe:data-[state=open]:animate-slide-in-bottom motion-safe:data-[state=closed]:animate-slide-out-bottom",
};

type SheetContentProps = {
  title: ReactNode;
  side?: keyof typeof sides;
  children: ReactNode;
  /** Stays visible below the scrolling part. */
  footer?: ReactNode;
  /** Puts the focus back. */
  onCloseAutoFocus?: () => void;
};

export function SheetContent({
  title,
  side = "right",
  children,
  footer,
  onCloseAutoFocus,
}: SheetContentProps) {
  return (
    <Radix.Portal>
      <Radix.Overlay className={overlayClass} />
      <Radix.Content
        aria-describedby={undefined}
        onCloseAutoFocus={onCloseAutoFocus}
        className={cx(
          "fixed z-50 flex flex-col border-ink bg-paper pb-[env(safe-area-inset-bottom)] text-ink shadow-float",
          sides[side],
        )}
      >
        <ToastsInReach />
        <div className="flex min-h-header items-center justify-between gap-3 pr-3 pl-5">
          <Radix.Title className="text-2xl">{title}</Radix.Title>
          <CloseButton />
        </div>
        <div aria-hidden="true" className="rule-menu mx-5" />
        <div className="flex-1 overflow-y-auto px-5 py-4">{children}</div>
        {footer && <div className="flex gap-3 border-line border-t-2 px-5 py-4">{footer}</div>}
      </Radix.Content>
    </Radix.Portal>
  );
}
