import { MessagePage } from "#client/features/shell/message-page.tsx";
import { AppLink } from "#client/ui/app-link.tsx";
import { Button } from "#client/ui/button.tsx";

/** There is no sandwich to write about. */
export function ReviewNotFound() {
  return (
    <MessagePage
      title="Sandwich not found"
      text="The sandwich you're looking for doesn't exist or has been removed."
    >
      <Button asChild size="lg">
        <AppLink href="/explore">Back to Explore</AppLink>
      </Button>
    </MessagePage>
  );
}
