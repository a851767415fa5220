import { BadgeShelf } from "#client/features/gamification/badge-shelf.tsx";
import { LevelCard } from "#client/features/gamification/level-card.tsx";
import { XpHistory } from "#client/features/gamification/xp-history.tsx";
import { PageContainer } from "#client/ui/page-container.tsx";
import { PagePart } from "#client/ui/page-part.tsx";
import { SectionHeading } from "#client/ui/section-heading.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import type { User } from "#contract/accounts.ts";
import { AccountForm } from "./account-form.tsx";
import { CollectionLists } from "./collection-lists.tsx";
import { LeaderboardSwitch } from "./leaderboard-switch.tsx";
import { ProfileHeader } from "./profile-header.tsx";
import type { ProfileList } from "./profile-search.ts";
import { ProfileSection } from "./profile-section.tsx";
import { SecuritySection } from "./security-section.tsx";
import { StatsSection } from "./stats-section.tsx";
import { YourData } from "./your-data.tsx";

type ProfilePageProps = {
  viewer: User;
  list: ProfileList;
  onListChange: (list: string) => void;
  onLogout: () => Promise<void>;
};

/** The tally on the left, the paperwork on the right. */
export function ProfilePage({ viewer, list, onListChange, onLogout }: ProfilePageProps) {
  const { id } = viewer;
  return (
    <PageContainer className="py-8 sm:py-12">
      <ProfileHeader viewer={viewer} onLogout={onLogout} />
      <div className="mt-10 grid gap-12 lg:grid-cols-[1fr_23rem]">
        <div className="flex min-w-0 flex-col gap-12">
          <section aria-labelledby="your-level">
            <SectionHeading id="your-level" title="Your Level" />
            <PagePart fallback={<Skeleton className="h-28" />}>
              <LevelCard userId={id} />
            </PagePart>
          </section>
          <section aria-labelledby="your-badges">
            <SectionHeading id="your-badges" title="Your Badges" />
            <PagePart fallback={<Skeleton className="h-60" />}>
              <BadgeShelf userId={id} />
            </PagePart>
          </section>
          <section aria-labelledby="your-stats">
            <SectionHeading id="your-stats" title="Your Stats" />
            <PagePart fallback={<Skeleton className="h-96" />}>
              <StatsSection userId={id} />
            </PagePart>
          </section>
          <section aria-labelledby="your-sandwiches">
            <SectionHeading id="your-sandwiches" title="Your Sandwiches" />
            <CollectionLists userId={id} list={list} onListChange={onListChange} />
          </section>
          <section aria-labelledby="xp-history">
            <SectionHeading id="xp-history" title="XP History" />
            <PagePart fallback={<Skeleton className="h-60" />}>
              <XpHistory userId={id} />
            </PagePart>
          </section>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <ProfileSection title="Account">
            <AccountForm viewer={viewer} />
          </ProfileSection>
          <SecuritySection viewer={viewer} />
          <ProfileSection title="Leaderboard">
            <LeaderboardSwitch viewer={viewer} />
          </ProfileSection>
          <YourData viewer={viewer} />
        </div>
      </div>
    </PageContainer>
  );
}
