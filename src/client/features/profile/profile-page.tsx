import { useQuery, useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { LogIn, LogOut, Sandwich } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useLogout } from "#client/features/accounts/use-logout.ts";
import { BadgeList } from "#client/features/gamification/badge-list.tsx";
import { LevelCard } from "#client/features/gamification/level-card.tsx";
import { XpHistory } from "#client/features/gamification/xp-history.tsx";
import { formatDate } from "#client/lib/format-date.ts";
import { Avatar } from "#client/ui/avatar.tsx";
import { Badge } from "#client/ui/badge.tsx";
import { Button } from "#client/ui/button.tsx";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { PageContainer } from "#client/ui/page-container.tsx";
import { PagePart } from "#client/ui/page-part.tsx";
import { Price } from "#client/ui/price.tsx";
import { SectionHeading } from "#client/ui/section-heading.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "#client/ui/tabs.tsx";
import type { User } from "#contract/accounts.ts";
import type { ListedEntry } from "#contract/collection.ts";
import { listQuery, statsQuery } from "./profile.queries.ts";
import { type ProfileList, profileLists } from "./profile-search.ts";
import { StatsSection } from "./stats-section.tsx";

type ProfilePageProps = {
  viewer: User;
  list: ProfileList;
  onListChange: (list: string) => void;
  settings: ReactNode;
};

const settingsId = "settings";

/** Achievements on the left, the account on the right. On a phone the long history comes last. */
export function ProfilePage({ viewer, list, onListChange, settings }: ProfilePageProps) {
  const { id } = viewer;
  return (
    <PageContainer className="py-8 sm:py-12">
      <ProfileHeader viewer={viewer}>
        <a href={`#${settingsId}`} className="link inline-flex min-h-touch items-center lg:hidden">
          Settings
        </a>
      </ProfileHeader>
      <div className="mt-10 grid gap-12 lg:grid-cols-[1fr_23rem] lg:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-12">
          <ProfilePart title="Your Level">
            <PagePart fallback={<Skeleton className="h-28" />}>
              <LevelCard userId={id} />
            </PagePart>
          </ProfilePart>
          <ProfilePart title="Your Badges">
            <PagePart fallback={<Skeleton className="h-60" />}>
              <BadgeList userId={id} />
            </PagePart>
          </ProfilePart>
          <ProfilePart title="Your Stats">
            <PagePart fallback={<Skeleton className="h-96" />}>
              <StatsSection userId={id} />
            </PagePart>
          </ProfilePart>
          <ProfilePart title="Your Sandwiches">
            <EntryLists userId={id} list={list} onListChange={onListChange} />
          </ProfilePart>
        </div>
        <div id={settingsId} className="flex min-w-0 scroll-mt-24 flex-col gap-6 lg:row-span-2">
          {settings}
        </div>
        <ProfilePart title="XP History" className="min-w-0">
          <PagePart fallback={<Skeleton className="h-60" />}>
            <XpHistory userId={id} />
          </PagePart>
        </ProfilePart>
      </div>
    </PageContainer>
  );
}

type ProfilePartProps = { title: string; className?: string; children: ReactNode };

function ProfilePart({ title, className, children }: ProfilePartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <SectionHeading id={id} title={title} />
      {children}
    </section>
  );
}

export function ProfileHeader({ viewer, children }: { viewer: User; children?: ReactNode }) {
  const { username, displayName, avatarUrl, role, createdAt } = viewer;
  const [isLoggingOut, setLoggingOut] = useState(false);
  const logout = useLogout();

  async function logOut() {
    setLoggingOut(true);
    await logout();
    setLoggingOut(false);
  }

  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Avatar name={displayName ?? username} url={avatarUrl} className="size-20 text-5xl" />
      <div className="min-w-0 flex-1 basis-52">
        <h1 dir="auto" className="break-words text-4xl sm:text-6xl">
          {displayName ?? username}
        </h1>
        {displayName && (
          <p dir="auto" className="mt-1 break-words text-lg">
            {username}
          </p>
        )}
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
          <Badge variant={role === "admin" ? "solid" : "success"}>
            {role === "admin" ? "Admin" : "User"}
          </Badge>
          Member since {formatDate(createdAt)}
        </p>
      </div>
      <Button variant="secondary" loading={isLoggingOut} onClick={logOut}>
        {!isLoggingOut && <LogOut />}
        Log out
      </Button>
      {children}
    </header>
  );
}

type EntryListsProps = {
  userId: string;
  list: ProfileList;
  onListChange: (list: string) => void;
};

const listNames = Object.keys(profileLists) as ProfileList[];

function EntryLists({ userId, list, onListChange }: EntryListsProps) {
  const { data: counts } = useQuery(statsQuery(userId));
  return (
    <Tabs value={list} onValueChange={onListChange}>
      <TabsList aria-label="Your sandwiches">
        {listNames.map((name) => (
          <TabsTrigger key={name} value={name}>
            {profileLists[name].label}
            {counts && ` (${counts[name]})`}
          </TabsTrigger>
        ))}
      </TabsList>
      {listNames.map((name) => (
        <TabsContent key={name} value={name} className="pt-4">
          {/* The same height on every tab, so that nothing below it moves. */}
          <div className="h-[400px]">
            <PagePart fallback={<EntryListSkeleton />}>
              <EntryList userId={userId} list={name} />
            </PagePart>
          </div>
        </TabsContent>
      ))}
    </Tabs>
  );
}

function EntryListSkeleton() {
  return (
    <div aria-busy="true" className="grid h-full gap-3 overflow-hidden">
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} />
      ))}
    </div>
  );
}

const emptyTitles: Record<ProfileList, string> = {
  tried: "No sandwiches tried yet",
  favorites: "No favorites yet",
  wishlist: "Nothing on your wishlist yet",
};

export function EntryList({ userId, list }: { userId: string; list: ProfileList }) {
  const entries = useSuspenseInfiniteQuery(listQuery(userId, list));
  const items = entries.data.pages.flatMap((page) => page.items);
  if (items.length === 0) {
    return (
      <EmptyState
        className="h-full justify-center"
        art={<Sandwich />}
        title={emptyTitles[list]}
        action={<ButtonLink to="/explore">Explore Sandwiches</ButtonLink>}
      />
    );
  }
  return (
    <section
      aria-label={profileLists[list].label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it has to scroll by keyboard
      tabIndex={0}
      className="h-full overflow-y-auto rounded-card border-2 border-line bg-card px-4 sm:px-5"
    >
      <ul className="divide-y-2 divide-line">
        {items.map((entry) => (
          <EntryItem key={entry.id} entry={entry} />
        ))}
      </ul>
      {entries.hasNextPage && (
        <Button
          variant="secondary"
          className="my-4 w-full"
          loading={entries.isFetchingNextPage}
          onClick={() => entries.fetchNextPage()}
        >
          {entries.isFetchNextPageError ? "Could not load more. Try again" : "Show more"}
        </Button>
      )}
    </section>
  );
}

function EntryItem({ entry }: { entry: ListedEntry }) {
  const { sandwich, sandwichId, isListed = true } = entry;
  return (
    <li className="py-3.5">
      <div className="flex items-baseline justify-between gap-4">
        <h3 dir="auto" className="min-w-0 text-xl">
          {sandwich?.name ?? "Unknown Sandwich"}
        </h3>
        <Price value={sandwich?.price ?? 0} className="shrink-0 text-xl" />
      </div>
      {sandwich?.description && (
        <p dir="auto" className="mt-1 line-clamp-2 text-soft leading-snug">
          {sandwich.description}
        </p>
      )}
      {isListed ? (
        <Link
          to="/sandwich/$id"
          params={{ id: String(sandwichId) }}
          aria-label={`See details: ${sandwich?.name ?? "Unknown Sandwich"}`}
          className="link inline-flex min-h-touch items-center"
        >
          See details
        </Link>
      ) : (
        <p className="mt-1 text-soft">No longer on the menu</p>
      )}
    </li>
  );
}

/** Shown after a logout in another tab. */
export function SignedOut() {
  return (
    <PageContainer className="py-12">
      <EmptyState
        art={<LogIn />}
        title="You are logged out"
        action={
          <ButtonLink to="/login" search={{ next: "/profile" }}>
            Login
          </ButtonLink>
        }
      />
    </PageContainer>
  );
}
