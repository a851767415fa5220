import { Link, type LinkProps } from "@tanstack/react-router";
import { type ReactNode, useRef } from "react";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
  usePressOnce,
} from "./dropdown-menu.tsx";

type OpenActionsMenuProps = {
  trigger: ReactNode;
  actions: MenuAction[];
  openedBy: "key" | "pointer";
};

export function OpenActionsMenu({ trigger, actions, openedBy }: OpenActionsMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  usePressOnce(button, openedBy === "key");
  return (
    <DropdownMenu defaultOpen={openedBy === "pointer"}>
      <DropdownMenuTrigger ref={button} asChild>
        {trigger}
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {actions.map((action) =>
          "link" in action ? (
            <DropdownMenuItem key={action.label} asChild>
              <Link {...action.link}>
                {action.icon}
                {action.label}
              </Link>
            </DropdownMenuItem>
          ) : (
            <DropdownMenuItem key={action.label} danger={action.danger} onSelect={action.onSelect}>
              {action.icon}
              {action.label}
            </DropdownMenuItem>
          ),
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

export type MenuAction = { label: string; icon: ReactNode; danger?: boolean } & (
  | { link: LinkProps }
  | { onSelect: () => void }
);
