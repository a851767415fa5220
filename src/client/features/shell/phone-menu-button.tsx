import { Menu } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { IconButton } from "#client/ui/icon-button.tsx";
import { lazyPart } from "#client/ui/lazy-part.ts";
import type { User } from "#contract/accounts.ts";

const loadPhoneMenu = () => import("./phone-menu.tsx");
const PhoneMenu = lazyPart(async () => (await loadPhoneMenu()).PhoneMenu);

type PhoneMenuButtonProps = { viewer: User | null; onLogout: () => void };

/** The menu's code comes with the first touch. */
export function PhoneMenuButton({ viewer, onLogout }: PhoneMenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={button}
        label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        className="-mr-2"
        onPointerDown={loadPhoneMenu}
        onFocus={loadPhoneMenu}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <Menu aria-hidden="true" strokeWidth={2.5} className="size-7!" />
      </IconButton>
      {wanted && (
        <Suspense>
          <PhoneMenu
            open={open}
            onOpenChange={setOpen}
            onCloseAutoFocus={() => button.current?.focus()}
            viewer={viewer}
            onLogout={onLogout}
          />
        </Suspense>
      )}
    </>
  );
}
