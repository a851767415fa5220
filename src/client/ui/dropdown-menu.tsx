import { DropdownMenu as Radix } from "radix-ui";
import { type ComponentProps, type RefObject, useEffect, useRef } from "react";
import { cx } from "./cx.ts";

/** Not modal, so the page behind stays readable for screen readers and keeps its scrollbar. */
export function DropdownMenu(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root modal={false} {...props} />;
}

export const DropdownMenuTrigger = Radix.Trigger;

export function DropdownMenuContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        align="end"
        sideOffset={6}
        collisionPadding={12}
        className={cx(
          "z-60 min-w-52 overflow-hidden rounded-control border-2 border-ink bg-card p-1.5 text-ink shadow-float motion-safe:data-[state=closed]:animate-pop-out motion-safe:data-[state=open]:animate-pop-in",
          className,
        )}
        {...props}
      />
    </Radix.Portal>
  );
}

type DropdownMenuItemProps = ComponentProps<typeof Radix.Item> & { danger?: boolean };

export function DropdownMenuItem({ danger = false, className, ...props }: DropdownMenuItemProps) {
  return (
    <Radix.Item
      className={cx(
        "flex min-h-touch cursor-pointer select-none items-center gap-2.5 rounded-md px-2.5 outline-none data-[disabled]:cursor-not-allowed data-[disabled]:opacity-55 data-[highlighted]:bg-mustard-wash [&_svg]:size-5",
        danger && "text-beet data-[highlighted]:bg-beet-wash",
        className,
      )}
      {...props}
    />
  );
}

/** Opens a menu with a key press, because only then Radix focuses its first item. */
export function usePressOnce(button: RefObject<HTMLButtonElement | null>, isWanted: boolean) {
  const isDone = useRef(!isWanted);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    button.current?.focus();
    button.current?.dispatchEvent(
      new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, cancelable: true }),
    );
  }, [button]);
}
