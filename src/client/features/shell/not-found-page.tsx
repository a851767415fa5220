import { AppLink } from "#client/ui/app-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { MessagePage } from "./message-page.tsx";

export function NotFoundPage() {
  return (
    <>
      <title>404 Page Not Found · Cluck</title>
      <MessagePage
        title="404 Page Not Found"
        text="The page you're looking for doesn't exist or has been moved."
      >
        <Button asChild size="lg">
          <AppLink href="/">Go back to homepage</AppLink>
        </Button>
      </MessagePage>
    </>
  );
}
