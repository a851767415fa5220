import { MessagePage } from "#client/features/shell/message-page.tsx";
import { ButtonLink } from "#client/ui/button-link.tsx";

export function SandwichNotFound() {
  return (
    <MessagePage
      title="Sandwich Not Found"
      text="The sandwich you're looking for doesn't exist or has been removed."
    >
      <ButtonLink to="/explore" size="lg">
        Browse Sandwiches
      </ButtonLink>
    </MessagePage>
  );
}
