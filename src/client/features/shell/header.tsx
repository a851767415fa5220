import { AppLink } from "#client/ui/app-link.tsx";
import { PageContainer } from "#client/ui/page-container.tsx";
import type { User } from "#contract/accounts.ts";
import { AccountMenu } from "./account-menu.tsx";
import { headerLinks } from "./menu-links.ts";
import { PhoneMenuButton } from "./phone-menu-button.tsx";
import { Wordmark } from "./wordmark.tsx";

type HeaderProps = { viewer: User | null; onLogout: () => void };

export function Header({ viewer, onLogout }: HeaderProps) {
  return (
    <header className="sticky top-0 z-30 bg-paper pt-[env(safe-area-inset-top)]">
      <PageContainer className="flex h-header items-stretch gap-4 lg:gap-8">
        <AppLink
          href="/"
          aria-label="Cluck, home"
          className="group -ml-1 inline-flex items-center rounded-control px-1"
        >
          <Wordmark className="h-9 w-auto transition-[rotate] duration-200 ease-plate motion-safe:group-hover:-rotate-3" />
        </AppLink>
        <nav aria-label="Main" className="hidden items-stretch md:flex">
          <ul className="flex items-stretch">
            {headerLinks(viewer).map(({ label, href }) => (
              <li key={href} className="flex">
                <AppLink
                  href={href}
                  className="type-display relative inline-flex items-center rounded-control px-3 text-xl transition-colors duration-150 hover:text-paprika aria-[current=page]:text-paprika aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-2 aria-[current=page]:after:-bottom-1 aria-[current=page]:after:h-1.5 aria-[current=page]:after:bg-paprika"
                >
                  {label}
                </AppLink>
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
