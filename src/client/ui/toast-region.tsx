import { X } from "lucide-react";
import { Toast as Radix } from "radix-ui";
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import {
  currentDisplayTime,
  currentToast,
  dismissToast,
  type QueuedToast,
  subscribeToToasts,
  type ToastVariant,
  toastsId,
} from "#client/lib/toast-queue.ts";
import { buttonClass } from "./button.tsx";
import { cx } from "./cx.ts";
import { escapeFromOpen } from "./dialog-escape.ts";

const stripes: Record<ToastVariant, string> = {
  default: "before:bg-pickle",
  destructive: "before:bg-beet",
  info: "before:bg-mustard",
};

export function ToastRegion() {
  const shown = useSyncExternalStore(subscribeToToasts, currentToast, () => undefined);
  // One provider per toast: Radix pauses the timer while the pointer is on a toast, and keeps it paused if that toast
  // is removed.
  return (
    <Radix.Provider key={shown?.id} swipeDirection="right" swipeThreshold={50}>
      {shown && <ToastSlip message={shown} />}
      <Radix.Viewport
        hotkey={["F8"]}
        // At the top on a phone, because the thumb is further down.
        className="fixed top-[env(safe-area-inset-top)] right-0 z-70 w-full max-w-[420px] list-none p-2 md:top-auto md:bottom-0 md:p-4"
      />
    </Radix.Provider>
  );
}

function ToastSlip({ message }: { message: QueuedToast }) {
  const { id, title, description, variant = "default", action } = message;
  const slip = useRef<HTMLLIElement>(null);
  const [open, setOpen] = useState(true);
  useFocusBeforeToasts();

  // The next toast waits until this one has left the screen.
  useEffect(() => {
    if (open) return;
    const leaving = slip.current?.getAnimations() ?? [];
    Promise.allSettled(leaving.map((animation) => animation.finished)).then(() => dismissToast(id));
  }, [open, id]);

  return (
    <Radix.Root
      ref={slip}
      duration={useTimeLeft()}
      open={open}
      onOpenChange={setOpen}
      onEscapeKeyDown={escapeFromOpen}
      type={variant === "info" ? "background" : "foreground"}
      className={cx(
        // A dialog that opened later must not block clicks on it.
        "pointer-events-auto! relative flex items-center gap-3 overflow-hidden rounded-control border-2 border-ink bg-card py-3 pr-2 pl-6 text-ink shadow-float before:absolute before:inset-y-0 before:left-0 before:w-2.5 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform motion-safe:data-[state=closed]:animate-fade-out motion-safe:data-[state=open]:animate-pop-in motion-safe:data-[swipe=end]:animate-swipe-out",
        stripes[variant],
      )}
    >
      <div className="min-w-0 flex-1">
        <Radix.Title
          className={cx("type-display text-xl", variant === "destructive" && "text-beet")}
        >
          {title}
        </Radix.Title>
        {description && (
          <Radix.Description dir="auto" className="mt-1 text-base leading-snug">
            {description}
          </Radix.Description>
        )}
      </div>
      {action && (
        <Radix.Action
          altText={action.label}
          onClick={action.onSelect}
          className={buttonClass("secondary", "sm")}
        >
          {action.label}
        </Radix.Action>
      )}
      <Radix.Close
        aria-label="Dismiss"
        className="inline-flex size-touch shrink-0 cursor-pointer items-center justify-center rounded-full hover:bg-sunk"
      >
        <X className="size-5" />
      </Radix.Close>
    </Radix.Root>
  );
}

/** Returns the focus when a toast with the focus leaves, after an Undo for example. */
function useFocusBeforeToasts() {
  useLayoutEffect(() => {
    const toasts = document.getElementById(toastsId);
    const isInside = (element: unknown) => element instanceof Node && toasts?.contains(element);
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (!isInside(relatedTarget)) cameFrom = relatedTarget;
    };
    toasts?.addEventListener("focusin", remember);
    return () => {
      toasts?.removeEventListener("focusin", remember);
      if (!isInside(document.activeElement)) return;
      const isThere = cameFrom instanceof HTMLElement && cameFrom.isConnected;
      const place = isThere ? cameFrom : document.getElementById("content");
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    };
  }, []);
}

/** The element that had the focus before the toasts. */
let cameFrom: EventTarget | null = null;

/** In milliseconds. A toast must not disappear while somebody is about to click it. */
const leastTimeLeft = 1000;

/** How long the toast stays from now on, in milliseconds. Shorter if others wait. */
function useTimeLeft(): number {
  const displayTime = useSyncExternalStore(subscribeToToasts, currentDisplayTime);
  const [shownAt] = useState(Date.now);
  return useMemo(
    () => Math.max(leastTimeLeft, shownAt + displayTime - Date.now()),
    [shownAt, displayTime],
  );
}
