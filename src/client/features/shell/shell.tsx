import type { ReactNode } from "react";
import { Toaster } from "#client/ui/toaster.tsx";
import type { User } from "#contract/accounts.ts";
import type { Site } from "#contract/site.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { PageProgress } from "./page-progress.tsx";
import { useFocusOnNewPage } from "./use-focus-on-new-page.ts";

type ShellProps = {
  viewer: User | null;
  site: Site;
  onLogout: () => void;
  children: ReactNode;
};

export function Shell({ viewer, site, onLogout, children }: ShellProps) {
  useFocusOnNewPage("content");
  return (
    <div className="flex min-h-dvh flex-col max-md:pb-[calc(var(--spacing-bottom-bar)+env(safe-area-inset-bottom)+2px)]">
      <a
        href="#content"
        className="type-display fixed top-2 left-2 z-70 -translate-y-24 rounded-control bg-ink px-4 py-3 text-lg text-paper focus-visible:translate-y-0"
      >
        Skip to content
      </a>
      <PageProgress />
      <Header viewer={viewer} onLogout={onLogout} />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer socialLinks={site.socialLinks} hasDemo={site.hasDemo} />
      <BottomBar viewer={viewer} />
      <Toaster />
    </div>
  );
}
