import { Link, useLocation, useRouter, useRouterState } from "@tanstack/react-router";
import {
  Globe,
  Heart,
  House,
  LogIn,
  type LucideIcon,
  Plus,
  Rss,
  Search,
  Share2,
  UserRound,
} from "lucide-react";
import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { copyLink } from "#client/lib/copy-link.ts";
import { PageContainer } from "#client/ui/page-container.tsx";
import { Toaster } from "#client/ui/toaster.tsx";
import type { User } from "#contract/accounts.ts";
import type { Site } from "#contract/site.ts";
import { Header } from "./header.tsx";
import { bottomBarLinks, footerGroups, markOf } from "./menu-links.ts";
import { WordmarkAgain } from "./wordmark.tsx";

type ShellProps = {
  viewer: User | null;
  site: Site;
  onLogout: () => void;
  children: ReactNode;
};

export function Shell({ viewer, site, onLogout, children }: ShellProps) {
  useFocusOnNewPage();
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
      {/* The footer starts below the first screen, so that it never moves while a short page loads. */}
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
 * Scrolls up to the placeholder of a loading page. The router must not see this scroll event: it would store position 0
 * for the previous page, and Back would go there.
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

/** The animation starts late, so it shows only for slow pages. */
function PageProgress() {
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  if (!isLoading) return null;
  return (
    <div
      role="progressbar"
      aria-label="Loading the page"
      className="fixed inset-x-0 top-0 z-60 h-1 animate-late bg-paprika/25"
    >
      <div className="h-full origin-left bg-paprika motion-safe:animate-creep" />
    </div>
  );
}

/** Moves the focus to a new page's content, so that screen readers start reading there. */
function useFocusOnNewPage() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onRendered", ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return;
        document.getElementById("content")?.focus({ preventScroll: true });
      }),
    [router],
  );
}

function Footer({ socialLinks, hasDemo }: { socialLinks: string[]; hasDemo: boolean }) {
  return (
    <footer className="mt-20 overflow-hidden bg-band text-band-ink [--color-focus:var(--color-band-ink)]">
      <div aria-hidden="true" className="checker [--checker-color:var(--color-paper)]" />
      <PageContainer className="grid gap-x-8 gap-y-10 pt-12 pb-10 lg:grid-cols-[1.3fr_2fr]">
        <div>
          <p className="type-display max-w-[16ch] text-balance text-4xl sm:text-5xl">
            Discover, rate, and share the best chicken sandwiches in your area.
          </p>
          <SocialLinks addresses={socialLinks} />
        </div>
        <nav
          aria-label="Footer"
          className="grid grid-cols-2 grid-rows-[auto_1fr] gap-8 sm:grid-cols-3 sm:grid-rows-none lg:pt-1.5"
        >
          {footerGroups.map(({ title, links }) => (
            <div key={title} className="first:row-span-2 sm:first:row-span-1">
              <h2 className="type-label border-current border-b-2 pb-2">{title}</h2>
              <ul className="mt-1.5">
                {links.map(({ label, link }) => (
                  <li key={label}>
                    <Link {...link} className="footer-link">
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </PageContainer>
      {hasDemo && (
        <PageContainer className="pb-6">
          <p className="max-w-prose text-base">
            You are looking at a demo catalogue: its restaurants, sandwiches and reviews are
            invented.
          </p>
        </PageContainer>
      )}
      <PageContainer className="h-[21vw] max-h-60 overflow-hidden">
        <WordmarkAgain className="w-full [--comb:var(--color-mustard)]" />
      </PageContainer>
    </footer>
  );
}

export function SocialLinks({ addresses }: { addresses: string[] }) {
  return (
    <ul className="mt-6 flex flex-wrap gap-2.5">
      <li className="noscript:hidden">
        <button type="button" className="footer-pill" onClick={shareThisPage}>
          <Share2 strokeWidth={2.5} />
          Share
        </button>
      </li>
      <li>
        <a href="/feed.xml" className="footer-pill">
          <Rss strokeWidth={2.5} />
          Feed
        </a>
      </li>
      {addresses.map((address) => (
        <li key={address}>
          <a href={address} rel="me noopener" className="footer-pill">
            <Globe strokeWidth={2.5} />
            {new URL(address).hostname.replace(/^www\./, "")}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Opens the device's share sheet, or copies the address if there is none. */
export async function shareThisPage() {
  const page = { title: document.title, url: location.href };
  if (navigator.share) {
    // Closing the share sheet rejects the promise.
    await navigator.share(page).catch(() => undefined);
    return;
  }
  await copyLink(page.url, "Paste it wherever your friends are hungry.");
}

const icons: Record<string, LucideIcon> = {
  Home: House,
  Explore: Search,
  Collection: Heart,
  Add: Plus,
  Profile: UserRound,
  Login: LogIn,
};

/** For phones. It covers the bottom of the page, so `Shell` adds padding there. */
function BottomBar({ viewer }: { viewer: User | null }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <nav
      aria-label="Quick links"
      className="fixed inset-x-0 bottom-0 z-30 border-ink border-t-2 bg-card pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="flex h-bottom-bar items-stretch px-1">
        {bottomBarLinks(viewer).map((entry) => {
          const { label, link } = entry;
          const Icon = icons[label];
          return (
            <li key={label} className="flex min-w-0 flex-1">
              <Link {...markOf(path, entry)} {...link} className="bar-link">
                <span>{Icon && <Icon strokeWidth={2.4} className="size-5.5" />}</span>
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
