import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { Suspense } from "react";
import { requireMember } from "#client/features/accounts/require-access.ts";
import { useViewer } from "#client/features/accounts/viewer.queries.ts";
import {
  AccountSettings,
  prepareAccountSettings,
} from "#client/features/profile/account-settings.tsx";
import { loadProfile, loadSetup } from "#client/features/profile/profile.queries.ts";
import { ProfilePage, SignedOut } from "#client/features/profile/profile-page.tsx";
import { readProfileSearch, shownList } from "#client/features/profile/profile-search.ts";
import { siteQuery } from "#client/features/shell/site.queries.ts";
import { unlistedHead } from "#client/lib/page-head.ts";
import { latePart } from "#client/ui/lazy-part.ts";

const loadPage = async () =>
  (await import("#client/features/profile/setup-required.tsx")).SetupRequired;
const SetupRequired = import.meta.env.SSR ? await loadPage() : latePart(loadPage);

export const Route = createFileRoute("/profile")({
  validateSearch: readProfileSearch,
  beforeLoad: async ({ context: { queryClient }, location }) => {
    const { id: viewerId, needsSecondFactor } = await requireMember(queryClient, location.href);
    return { viewerId, needsSecondFactor };
  },
  loaderDeps: ({ search }) => readProfileSearch({ ...search }),
  loader: async ({ context, deps, cause }) => {
    const { queryClient, viewerId: userId } = context;
    if (context.needsSecondFactor) return void (await loadSetup(queryClient, userId));
    await Promise.allSettled([
      loadProfile(queryClient, { userId, list: shownList(deps), isSamePage: cause === "stay" }),
      import.meta.env.SSR || prepareAccountSettings(),
    ]);
  },
  head: () => unlistedHead("Profile"),
  component: Profile,
});

function Profile() {
  const viewer = useViewer();
  const list = shownList(Route.useLoaderDeps());
  const navigate = Route.useNavigate();
  const { sendsMail } = useSuspenseQuery(siteQuery).data;
  if (!viewer) return <SignedOut />;
  if (viewer.needsSecondFactor) {
    return (
      <Suspense>
        <SetupRequired viewer={viewer} />
      </Suspense>
    );
  }
  return (
    <ProfilePage
      viewer={viewer}
      list={list}
      onListChange={(chosen) =>
        navigate({ search: readProfileSearch({ list: chosen }), resetScroll: false, replace: true })
      }
      settings={<AccountSettings viewer={viewer} sendsMail={sendsMail} />}
    />
  );
}
