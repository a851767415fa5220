import { PageContainer } from "#client/ui/page-container.tsx";
import { PagePart } from "#client/ui/page-part.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import type { User } from "#contract/accounts.ts";
import { PasskeyList } from "./passkey-list.tsx";
import { ProfileHeader } from "./profile-page.tsx";
import { SecondFactor } from "./second-factor.tsx";

/** Replaces the profile of an admin who has to set up a second factor first. */
export function SetupRequired({ viewer }: { viewer: User }) {
  return (
    <PageContainer className="py-8 sm:py-12">
      <ProfileHeader viewer={viewer} />
      <div className="mt-8 grid max-w-xl gap-8">
        <p role="status" className="rounded-control bg-mustard-wash px-4 py-3 text-on-mustard">
          <strong>One thing first:</strong> on this site, admins need a second factor or a passkey.
          Set one of them up, and everything else is there again.
        </p>
        <section>
          <h2 className="mb-1 text-3xl">Second factor</h2>
          <PagePart fallback={<Skeleton className="h-20" />}>
            <SecondFactor viewer={viewer} />
          </PagePart>
        </section>
        <section>
          <h2 className="mb-1 text-3xl">Passkeys</h2>
          <PagePart fallback={<Skeleton className="h-20" />}>
            <PasskeyList viewer={viewer} />
          </PagePart>
        </section>
      </div>
    </PageContainer>
  );
}
