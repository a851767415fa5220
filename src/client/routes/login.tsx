import { createFileRoute, redirect, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { LoginPage } from "#client/features/accounts/login-page.tsx";
import {
  loginMessages,
  readLoginSearch,
  targetAfterLogin,
} from "#client/features/accounts/login-search.ts";
import { useViewer, viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { pageHead } from "#client/lib/page-head.ts";
import { tellNotLoaded } from "#client/lib/toast-queue.ts";

export const Route = createFileRoute("/login")({
  validateSearch: readLoginSearch,
  beforeLoad: async ({ context: { queryClient }, search }) => {
    const viewer = await queryClient.ensureQueryData(viewerQuery);
    if (viewer) throw redirect({ href: targetAfterLogin(search), replace: true });
  },
  head: ({ match }) =>
    pageHead({
      title: match.search.tab === "register" ? "Register" : "Login",
      description:
        "Log in to Cluck, or register, and keep your own collection of chicken sandwiches.",
    }),
  component: Login,
});

function Login() {
  const { tab = "login", message } = Route.useSearch();
  const navigate = Route.useNavigate();
  useGoOnOnceSignedIn();
  return (
    <LoginPage
      tab={tab}
      onTabChange={(chosen) =>
        navigate({
          search: (search) => ({ ...search, tab: chosen === "register" ? chosen : undefined }),
          // The hash of an invitation is its token.
          hash: true,
          state: true,
          replace: true,
        })
      }
      message={message && loginMessages[message]}
    />
  );
}

/** Also after a login in another tab. */
function useGoOnOnceSignedIn() {
  const { queryClient } = Route.useRouteContext();
  const viewer = useViewer();
  const search = Route.useSearch();
  const router = useRouter();
  useEffect(() => {
    if (!viewer) return;
    const { clickBeforeLogin, voteBeforeLogin, reportBeforeLogin } = router.state.location.state;
    goOn().catch(tellNotLoaded);

    async function goOn() {
      if (reportBeforeLogin !== undefined) {
        // If this code fails to load, only the report is missing.
        await import("#client/features/reviews/review-changes.ts").then(
          ({ requestReport }) => requestReport(reportBeforeLogin),
          tellNotLoaded,
        );
      }
      await router.navigate({ href: targetAfterLogin(search), replace: true });
      await router.invalidate();
      if (clickBeforeLogin) {
        const { repeatClick } = await import("#client/features/collection/repeat-click.ts");
        await repeatClick(queryClient, clickBeforeLogin);
      }
      if (voteBeforeLogin) {
        const { repeatVote } = await import("#client/features/reviews/review-changes.ts");
        await repeatVote(queryClient, voteBeforeLogin);
      }
    }
  }, [viewer, search, router, queryClient]);
}
