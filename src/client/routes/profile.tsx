import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { requireMember } from "#client/features/accounts/require-access.ts";
import { useLogout } from "#client/features/accounts/use-logout.ts";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { loadProfile } from "#client/features/profile/load-profile.ts";
import { ProfilePage } from "#client/features/profile/profile-page.tsx";
import { listOf, readProfileSearch } from "#client/features/profile/profile-search.ts";
import { SignedOut } from "#client/features/profile/signed-out.tsx";
import { pageHead } from "#client/lib/page-head.ts";

export const Route = createFileRoute("/profile")({
  validateSearch: readProfileSearch,
  beforeLoad: async ({ context: { queryClient }, location }) => {
    const { id: viewerId } = await requireMember(queryClient, location.href);
    return { viewerId };
  },
  loaderDeps: ({ search }) => readProfileSearch({ ...search }),
  loader: ({ context: { queryClient, viewerId: userId }, deps, cause }) =>
    loadProfile(queryClient, { userId, list: listOf(deps), isSamePage: cause === "stay" }),
  head: () =>
    pageHead({
      title: "Profile",
      description: "Your account, level, badges and sandwiches on Cluck.",
      noindex: true,
    }),
  component: Profile,
});

function Profile() {
  const { data: viewer } = useSuspenseQuery(viewerQuery);
  const list = listOf(Route.useLoaderDeps());
  const navigate = Route.useNavigate();
  const logout = useLogout();
  if (!viewer) return <SignedOut />;
  return (
    <ProfilePage
      viewer={viewer}
      list={list}
      onListChange={(chosen) =>
        navigate({ search: readProfileSearch({ list: chosen }), resetScroll: false, replace: true })
      }
      onLogout={logout}
    />
  );
}
