import { Dialog as Radix } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "./button.tsx";
import { CloseButton } from "./close-button.tsx";
import { cx } from "./cx.ts";
import { overlayClass } from "./overlay.tsx";
import { ToastsInReach } from "./toasts-in-reach.tsx";

export const Dialog = Radix.Root;

export const DialogCancel = (props: ComponentProps<typeof Button>) => (
  <Radix.Close asChild>
    <Button variant="secondary" {...props}>
      Cancel
    </Button>
  </Radix.Close>
);

type DialogContentProps = {
  title: ReactNode;
  description?: string;
  children: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  className?: string;
  /** Puts the focus back. */
  onCloseAutoFocus?: () => void;
};

export function DialogContent({
  title,
  description,
  children,
  footer,
  className,
  onCloseAutoFocus,
}: DialogContentProps) {
  return (
    <Radix.Portal>
      <Radix.Overlay className={overlayClass} />
      <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center p-4">
        <Radix.Content
          {...(description ? {} : { "aria-describedby": undefined })}
          onCloseAutoFocus={onCloseAutoFocus}
          className={cx(
            "pointer-events-auto flex max-h-full w-full max-w-lg flex-col overflow-hidden rounded-card border-2 border-ink bg-card text-ink shadow-float motion-safe:data-[state=closed]:animate-pop-out motion-safe:data-[state=open]:animate-pop-in",
            className,
          )}
        >
          <ToastsInReach />
          <div className="flex items-start justify-between gap-3 pt-4 pr-3 pl-5 sm:pl-6">
            <div className="wrap-anywhere min-w-0 pt-1.5">
              <Radix.Title dir="auto" className="text-3xl">
                {title}
              </Radix.Title>
              {description && (
                <Radix.Description dir="auto" className="mt-1.5 text-soft">
                  {description}
                </Radix.Description>
              )}
            </div>
            <CloseButton />
          </div>
          <div className="overflow-y-auto px-5 pt-4 pb-6 sm:px-6">{children}</div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-3 border-line border-t-2 px-5 py-4 sm:px-6">
              {footer}
            </div>
          )}
        </Radix.Content>
      </div>
    </Radix.Portal>
  );
}
