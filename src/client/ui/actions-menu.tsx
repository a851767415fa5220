import { Ellipsis } from "lucide-react";
import { type Ref, Suspense, useRef, useState } from "react";
import { tellNotLoaded } from "#client/lib/toast-queue.ts";
import { IconButton } from "./icon-button.tsx";
import { latePart } from "./lazy-part.ts";
import type { MenuAction } from "./open-actions-menu.tsx";

const loadOpenMenu = () => import("./open-actions-menu.tsx");
const OpenActionsMenu = latePart(async () => (await loadOpenMenu()).OpenActionsMenu);

type ActionsMenuProps = {
  label: string;
  actions: MenuAction[];
  ref?: Ref<HTMLButtonElement>;
};

/** The menu's code loads when the button is first used. */
export function ActionsMenu({ label, actions, ref }: ActionsMenuProps) {
  const [openedBy, setOpenedBy] = useState<"key" | "pointer">();
  const opener = useRef<HTMLButtonElement>(null);
  const button = (
    <IconButton
      ref={ref}
      label={label}
      aria-haspopup="menu"
      onPointerDown={loadOpenMenu}
      onFocus={loadOpenMenu}
      // `detail` is 0 for a click by keyboard.
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
      <OpenActionsMenu trigger={button} button={opener} actions={actions} openedBy={openedBy} />
    </Suspense>
  );
}
