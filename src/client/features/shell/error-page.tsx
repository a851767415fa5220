import { useRouter } from "@tanstack/react-router";
import { AppLink } from "#client/ui/app-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { MessagePage } from "./message-page.tsx";

export function ErrorPage() {
  const router = useRouter();
  return (
    <>
      <title>Something went wrong · Cluck</title>
      <MessagePage
        title="Something went wrong"
        text="This page could not be loaded. Give it another try in a moment."
      >
        <Button size="lg" onClick={() => router.invalidate()}>
          Try again
        </Button>
        <Button asChild size="lg" variant="secondary">
          <AppLink href="/">Go back to homepage</AppLink>
        </Button>
      </MessagePage>
    </>
  );
}
