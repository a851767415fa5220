import { Link, useLocation } from "@tanstack/react-router";
import { ChevronDown, Menu } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "#client/ui/icon-button.tsx";
import { lazyPart } from "#client/ui/lazy-part.ts";
import { OverlayPending } from "#client/ui/overlay.tsx";
import { PageContainer } from "#client/ui/page-container.tsx";
import { useLazyDialog } from "#client/ui/use-lazy-dialog.ts";
import type { User } from "#contract/accounts.ts";
import { accountLinks, headerLinks, homeLink, markOf } from "./menu-links.ts";
import { Wordmark } from "./wordmark.tsx";

export function Header({ viewer, onLogout }: { viewer: User | null; onLogout: () => void }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <header className="sticky top-0 z-30 bg-paper pt-[env(safe-area-inset-top)]">
      <PageContainer className="flex h-header items-stretch gap-4 lg:gap-8">
        <Link
          {...homeLink}
          aria-label="Cluck, home"
          className="group -ml-1 inline-flex items-center rounded-control px-1"
        >
          <Wordmark className="h-9 w-auto transition-[rotate] duration-200 ease-plate motion-safe:group-hover:-rotate-3" />
        </Link>
        <nav aria-label="Main" className="hidden items-stretch md:flex">
          <ul className="flex items-stretch">
            {headerLinks(viewer).map((entry) => (
              <li key={entry.label} className="flex">
                <Link {...markOf(path, entry)} {...entry.link} className="header-link">
                  {entry.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center">
          <div className="hidden md:block">
            <AccountMenu viewer={viewer} onLogout={onLogout} />
          </div>
          <div className="md:hidden">
            <PhoneMenuButton viewer={viewer} onLogout={onLogout} />
          </div>
        </div>
      </PageContainer>
      <div aria-hidden="true" className="rule-menu" />
    </header>
  );
}

const menuId = "account-menu";

/** A native popover: it opens before hydration and closes on Escape or an outside click. */
function AccountMenu({ viewer, onLogout }: { viewer: User | null; onLogout: () => void }) {
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover();
  return (
    <>
      <button
        type="button"
        popoverTarget={menuId}
        className="type-display inline-flex h-touch max-w-56 items-center gap-1.5 rounded-control border-2 border-ink bg-card px-3.5 text-lg transition-colors duration-150 hover:bg-mustard-wash"
      >
        <span className="truncate py-1">
          {viewer ? (
            <>
              Hello, <bdi>{viewer.username}</bdi>
            </>
          ) : (
            "Account"
          )}
        </span>
        <ChevronDown strokeWidth={2.75} className="size-4.5 shrink-0" />
      </button>
      <div
        ref={menu}
        id={menuId}
        popover="auto"
        className="fixed inset-auto top-[calc(var(--spacing-header)+0.25rem)] right-[max(1.5rem,calc((100vw-var(--container-page))/2+1.5rem))] m-0 min-w-52 rounded-control border-2 border-ink bg-card p-1.5 text-ink shadow-float motion-safe:animate-pop-in"
      >
        <ul>
          {accountLinks(viewer).map(({ label, link }) => (
            <li key={label}>
              <Link {...link} onClick={close} className="menu-item">
                {label}
              </Link>
            </li>
          ))}
          {viewer && (
            <li className="mt-1.5 border-line border-t-2 pt-1.5">
              <button
                type="button"
                className="menu-item"
                onClick={() => {
                  close();
                  onLogout();
                }}
              >
                Logout
              </button>
            </li>
          )}
        </ul>
      </div>
    </>
  );
}

const loadPhoneMenu = () => import("./phone-menu.tsx");
const PhoneMenu = lazyPart(async () => (await loadPhoneMenu()).PhoneMenu, <OverlayPending />);

/** The menu's code loads with the first touch or focus. */
function PhoneMenuButton({ viewer, onLogout }: { viewer: User | null; onLogout: () => void }) {
  const { opener, open, wasOpened, dialog } = useLazyDialog();
  return (
    <>
      <IconButton
        ref={opener}
        label="Menu"
        aria-haspopup="dialog"
        aria-expanded={dialog.isOpen}
        className="-mr-2"
        onPointerDown={loadPhoneMenu}
        onFocus={loadPhoneMenu}
        onClick={open}
      >
        <Menu strokeWidth={2.5} className="size-7!" />
      </IconButton>
      {wasOpened && <PhoneMenu viewer={viewer} onLogout={onLogout} {...dialog} />}
    </>
  );
}
