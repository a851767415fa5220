import { ChevronDown } from "lucide-react";
import { useRef } from "react";
import { AppLink } from "#client/ui/app-link.tsx";
import type { User } from "#contract/accounts.ts";
import { accountLinks } from "./menu-links.ts";

const menuId = "account-menu";
const itemClass =
  "flex min-h-touch w-full items-center rounded-md px-3 text-left font-semibold hover:bg-mustard-wash";

type AccountMenuProps = { viewer: User | null; onLogout: () => void };

/** The browser's own popover: it opens without a script and closes on Escape or a click beside it. */
export function AccountMenu({ viewer, onLogout }: AccountMenuProps) {
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
        <ChevronDown aria-hidden="true" strokeWidth={2.75} className="size-4.5 shrink-0" />
      </button>
      <div
        ref={menu}
        id={menuId}
        popover="auto"
        className="fixed inset-auto top-[calc(var(--spacing-header)+0.25rem)] right-[max(1.5rem,calc((100vw-var(--container-page))/2+1.5rem))] m-0 min-w-52 rounded-control border-2 border-ink bg-card p-1.5 text-ink shadow-float motion-safe:animate-pop-in"
      >
        <ul>
          {accountLinks(viewer).map(({ label, href }) => (
            <li key={href}>
              <AppLink href={href} onClick={close} className={itemClass}>
                {label}
              </AppLink>
            </li>
          ))}
          {viewer && (
            <li className="mt-1.5 border-line border-t-2 pt-1.5">
              <button
                type="button"
                className={itemClass}
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
