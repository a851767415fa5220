import { Link } from "@tanstack/react-router";
import { MessagePage } from "#client/features/shell/message-page.tsx";
import { Button } from "#client/ui/button.tsx";

export function SandwichNotFound() {
  return (
    <MessagePage
      title="Sandwich Not Found"
      text="The sandwich you're looking for doesn't exist or has been removed."
    >
      <Button asChild size="lg">
        <Link to="/explore">Browse Sandwiches</Link>
      </Button>
    </MessagePage>
  );
}
