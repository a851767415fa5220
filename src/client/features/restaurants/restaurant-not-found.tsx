import { MessagePage } from "#client/features/shell/message-page.tsx";
import { AppLink } from "#client/ui/app-link.tsx";
import { Button } from "#client/ui/button.tsx";

export function RestaurantNotFound() {
  return (
    <MessagePage
      title="Restaurant Not Found"
      text="The restaurant you're looking for doesn't exist or has been removed."
    >
      <Button asChild size="lg">
        <AppLink href="/explore?view=restaurants">Browse Restaurants</AppLink>
      </Button>
    </MessagePage>
  );
}
