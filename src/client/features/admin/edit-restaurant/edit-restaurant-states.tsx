import { MessagePage } from "#client/features/shell/message-page.tsx";
import { AppLink } from "#client/ui/app-link.tsx";
import { Button } from "#client/ui/button.tsx";

export function EditRestaurantFailed({ message }: { message?: string }) {
  return (
    <MessagePage title="Edit Restaurant" text={message || "Failed to load restaurant data"}>
      <Button asChild size="lg">
        <AppLink href="/admin">Back to Admin Dashboard</AppLink>
      </Button>
    </MessagePage>
  );
}
