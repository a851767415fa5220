import { useRouterState } from "@tanstack/react-router";
import { type ReactNode, useLayoutEffect } from "react";
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
  useTopWhilePending();
  return (
    <div className="max-md:pb-[calc(var(--spacing-bottom-bar)+env(safe-area-inset-bottom)+2px)]">
      <a
        href="#content"
        className="type-display fixed top-2 left-2 z-70 -translate-y-24 rounded-control bg-ink px-4 py-3 text-lg text-paper focus-visible:translate-y-0"
      >
        Skip to content
      </a>
      <PageProgress />
      <Header viewer={viewer} onLogout={onLogout} />
      {/* However short a page is, the footer begins below the first screen: it moves under nobody's eyes. */}
      <main
        id="content"
        tabIndex={-1}
        className="min-h-[calc(100lvh-var(--spacing-header))] outline-none"
      >
        {children}
      </main>
      <Footer socialLinks={site.socialLinks} hasDemo={site.hasDemo} />
      <BottomBar viewer={viewer} />
      <Toaster />
    </div>
  );
}

/**
 * What stands in for a page that is coming is seen from its top: the page that was left may have been longer. The
 * router has its place already and must not take this for a step of the person's, or a Back before the new page is
 * there would lead to the top of the old one.
 */
function useTopWhilePending() {
  const isPending = useRouterState({
    select: ({ matches }) => matches.some(({ status }) => status === "pending"),
  });
  useLayoutEffect(() => {
    if (!isPending) return;
    const hide = (event: Event) => event.stopPropagation();
    window.addEventListener("scroll", hide, true);
    window.scrollTo(0, 0);
    return () => window.removeEventListener("scroll", hide, true);
  }, [isPending]);
}
