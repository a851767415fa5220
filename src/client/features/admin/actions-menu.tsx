import { Ellipsis } from "lucide-react";
import { type Ref, Suspense, useState } from "react";
import { IconButton } from "#client/ui/icon-button.tsx";
import { lazyPart } from "#client/ui/lazy-part.ts";
import type { MenuAction } from "./menu-action.types.ts";

const loadOpenMenu = () => import("./open-actions-menu.tsx");
const OpenActionsMenu = lazyPart(async () => (await loadOpenMenu()).OpenActionsMenu);

type ActionsMenuProps = {
  label: string;
  actions: MenuAction[];
  ref?: Ref<HTMLButtonElement>;
};

/** What can be done with a row. The menu's code comes with the first touch, and brings the menu open. */
export function ActionsMenu({ label, actions, ref }: ActionsMenuProps) {
  const [openedBy, setOpenedBy] = useState<"key" | "pointer">();
  const button = (
    <IconButton
      ref={ref}
      label={label}
      aria-haspopup="menu"
      onPointerDown={loadOpenMenu}
      onFocus={loadOpenMenu}
      // A click that no pointer made counts none.
      onClick={({ detail }) => setOpenedBy(detail === 0 ? "key" : "pointer")}
    >
      <Ellipsis aria-hidden="true" />
    </IconButton>
  );
  if (!openedBy) return button;
  return (
    <Suspense fallback={button}>
      <OpenActionsMenu trigger={button} actions={actions} openedBy={openedBy} />
    </Suspense>
  );
}
