import { Heart, House, LogIn, type LucideIcon, Plus, Search, UserRound } from "lucide-react";
import { AppLink } from "#client/ui/app-link.tsx";
import type { User } from "#contract/accounts.ts";
import { bottomBarLinks } from "./menu-links.ts";

const icons: Record<string, LucideIcon> = {
  Home: House,
  Explore: Search,
  Collection: Heart,
  Add: Plus,
  Profile: UserRound,
  Login: LogIn,
};

/** Over the page, which has room for it at its end. */
export function BottomBar({ viewer }: { viewer: User | null }) {
  return (
    <nav
      aria-label="Quick links"
      className="fixed inset-x-0 bottom-0 z-30 border-ink border-t-2 bg-card pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="flex h-bottom-bar items-stretch px-1">
        {bottomBarLinks(viewer).map(({ label, href }) => {
          const Icon = icons[label];
          return (
            <li key={href} className="flex min-w-0 flex-1">
              <AppLink
                href={href}
                className="group type-display flex w-full flex-col items-center justify-center gap-0.5 rounded-control text-soft text-[0.9375rem] aria-[current=page]:text-paprika"
              >
                <span className="inline-flex h-7 w-13 items-center justify-center rounded-full group-aria-[current=page]:bg-paprika-wash">
                  {Icon && <Icon aria-hidden="true" strokeWidth={2.4} className="size-5.5" />}
                </span>
                {label}
              </AppLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
