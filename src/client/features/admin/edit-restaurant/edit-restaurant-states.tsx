import { useSuspenseQuery } from "@tanstack/react-query";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { MessagePage } from "#client/features/shell/message-page.tsx";
import { AppLink } from "#client/ui/app-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { useWayToManagement } from "../restaurants/management-addresses.ts";

export function EditRestaurantFailed({ message }: { message?: string }) {
  const { data: viewer } = useSuspenseQuery(viewerQuery);
  const table = useWayToManagement();
  // The dashboard is not for the curator.
  const back =
    viewer?.role === "admin" ? { href: "/admin", label: "Back to Admin Dashboard" } : table;
  return (
    <MessagePage title="Edit Restaurant" text={message || "Failed to load restaurant data"}>
      <Button asChild size="lg">
        <AppLink href={back.href}>{back.label}</AppLink>
      </Button>
    </MessagePage>
  );
}
