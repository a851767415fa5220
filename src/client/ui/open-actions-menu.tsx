import { Link, type LinkProps } from "@tanstack/react-router";
import { DropdownMenu as Radix } from "radix-ui";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { cx } from "./cx.ts";

type OpenActionsMenuProps = {
  trigger: ReactNode;
  button: RefObject<HTMLButtonElement | null>;
  actions: MenuAction[];
  /** Undefined while it is closed. */
  openedBy: "key" | "pointer" | undefined;
};

/** Not modal, so the page behind stays readable for screen readers and keeps its scrollbar. */
export function OpenActionsMenu({ trigger, button, actions, openedBy }: OpenActionsMenuProps) {
  usePressOnce(button, openedBy === "key");
  return (
    <Radix.Root modal={false} defaultOpen={openedBy === "pointer"}>
      <Radix.Trigger ref={button} asChild>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="z-60 min-w-52 overflow-hidden rounded-control border-2 border-ink bg-card p-1.5 text-ink shadow-float motion-safe:data-[state=closed]:animate-pop-out motion-safe:data-[state=open]:animate-pop-in"
        >
          {actions.map((action) => (
            <Item key={action.label} action={action} />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export type MenuAction = { label: string; icon: ReactNode; danger?: boolean } & (
  | { link: LinkProps }
  | { onSelect: () => void; disabled?: boolean }
);

function Item({ action: { label, icon, danger, ...action } }: { action: MenuAction }) {
  const className = cx(
    "flex min-h-touch cursor-pointer select-none items-center gap-2.5 rounded-md px-2.5 outline-none data-[disabled]:cursor-not-allowed data-[disabled]:opacity-55 data-[highlighted]:bg-mustard-wash [&_svg]:size-5",
    danger && "text-beet data-[highlighted]:bg-beet-wash",
  );
  if ("link" in action) {
    return (
      <Radix.Item asChild className={className}>
        <Link {...action.link}>
          {icon}
          {label}
        </Link>
      </Radix.Item>
    );
  }
  return (
    <Radix.Item className={className} {...action}>
      {icon}
      {label}
    </Radix.Item>
  );
}

/** Opens a menu with a key press, because only then Radix focuses its first item. */
function usePressOnce(button: RefObject<HTMLButtonElement | null>, isWanted: boolean) {
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
