import { MessagePage } from "#client/features/shell/message-page.tsx";
import { AppLink } from "#client/ui/app-link.tsx";
import { Button } from "#client/ui/button.tsx";

export function SandwichNotFound() {
  return (
    <MessagePage
      title="Sandwich Not Found"
      text="The sandwich you're looking for doesn't exist or has been removed."
    >
      <Button asChild size="lg">
        <AppLink href="/explore">Browse Sandwiches</AppLink>
      </Button>
    </MessagePage>
  );
}
