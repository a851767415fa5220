import { Link } from "@tanstack/react-router";
import { Sheet, SheetContent } from "#client/ui/sheet.tsx";
import type { LazyDialogProps } from "#client/ui/use-lazy-dialog.ts";
import type { User } from "#contract/accounts.ts";
import { accountLinks, communityLinks, headerLinks, type MenuLink } from "./menu-links.ts";

type PhoneMenuProps = LazyDialogProps & { viewer: User | null; onLogout: () => void };

export function PhoneMenu({ viewer, onLogout, isOpen, onOpenChange, onClosed }: PhoneMenuProps) {
  const close = () => onOpenChange(false);
  const links = headerLinks(viewer);
  const own = viewer ? [wishlist, ...accountLinks(viewer)] : accountLinks(viewer);
  const isNew = ({ label }: MenuLink) => !links.some((link) => link.label === label);
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange}>
      <SheetContent
        title={
          viewer ? (
            <>
              Hello, <bdi>{viewer.username}</bdi>
            </>
          ) : (
            "Menu"
          )
        }
        onCloseAutoFocus={onClosed}
      >
        <nav aria-label="Menu">
          <Links links={links} onFollow={close} className="text-3xl" />
          <h2 className="type-label mt-6 mb-1 text-soft">Community</h2>
          <Links links={communityLinks} onFollow={close} className="text-2xl" />
          <h2 className="type-label mt-6 mb-1 text-soft">Account</h2>
          <Links links={own.filter(isNew)} onFollow={close} className="text-2xl" />
          {viewer && (
            <button
              type="button"
              className="type-display flex min-h-13 w-full items-center text-2xl"
              onClick={() => {
                close();
                onLogout();
              }}
            >
              Logout
            </button>
          )}
        </nav>
      </SheetContent>
    </Sheet>
  );
}

const wishlist: MenuLink = { label: "Wishlist", link: { to: "/wishlist" } };

type LinksProps = { links: MenuLink[]; onFollow: () => void; className: string };

function Links({ links, onFollow, className }: LinksProps) {
  return (
    <ul className={className}>
      {links.map(({ label, link }) => (
        <li key={label} className="border-line border-b-2 last:border-b-0">
          <Link
            {...link}
            onClick={onFollow}
            className="type-display flex min-h-13 items-center rounded-control aria-[current=page]:text-paprika"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
