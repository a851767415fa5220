import { LogIn } from "lucide-react";
import { AppLink } from "#client/ui/app-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { PageContainer } from "#client/ui/page-container.tsx";

/** Logged out in another tab while this one was open. */
export function SignedOut() {
  return (
    <PageContainer className="py-12">
      <EmptyState
        art={<LogIn />}
        title="You are logged out"
        action={
          <Button asChild>
            <AppLink href="/login?next=/profile">Login</AppLink>
          </Button>
        }
      />
    </PageContainer>
  );
}
