import { Ellipsis } from "lucide-react";
import { type Ref, Suspense, useState } from "react";
import { tellNotLoaded } from "#client/lib/toast-queue.ts";
import { IconButton } from "./icon-button.tsx";
import { lazyPart } from "./lazy-part.ts";
import type { MenuAction } from "./open-actions-menu.tsx";

const loadOpenMenu = () => import("./open-actions-menu.tsx");
const OpenActionsMenu = lazyPart(async () => (await loadOpenMenu()).OpenActionsMenu);

type ActionsMenuProps = {
  label: string;
  actions: MenuAction[];
  ref?: Ref<HTMLButtonElement>;
};

/** Further actions. The menu's code is loaded when the button is first used, and opens the menu when it is there. */
export function ActionsMenu({ label, actions, ref }: ActionsMenuProps) {
  const [openedBy, setOpenedBy] = useState<"key" | "pointer">();
  const button = (
    <IconButton
      ref={ref}
      label={label}
      aria-haspopup="menu"
      onPointerDown={loadOpenMenu}
      onFocus={loadOpenMenu}
      // A click from the keyboard has a detail of 0.
      onClick={({ detail }) =>
        loadOpenMenu().then(() => setOpenedBy(detail === 0 ? "key" : "pointer"), tellNotLoaded)
      }
    >
      <Ellipsis />
    </IconButton>
  );
  if (!openedBy) return button;
  return (
    <Suspense fallback={button}>
      <OpenActionsMenu trigger={button} actions={actions} openedBy={openedBy} />
    </Suspense>
  );
}
