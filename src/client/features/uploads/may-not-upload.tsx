import { useRouterState } from "@tanstack/react-router";
import { Lock } from "lucide-react";
import { AppLink } from "#client/ui/app-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";

type MayNotUploadProps = { isSignedIn: boolean; label: string; people: string };

export function MayNotUpload({ isSignedIn, label, people }: MayNotUploadProps) {
  const here = useRouterState({ select: ({ location }) => location.href });
  const rule = `${label} images can be uploaded by ${people}.`;
  if (isSignedIn) {
    return <EmptyState art={<Lock />} title="You cannot upload these images" text={rule} />;
  }
  return (
    <EmptyState
      art={<Lock />}
      title="Please log in to upload images."
      text={rule}
      action={
        <Button asChild>
          <AppLink href={`/login?${new URLSearchParams({ next: here })}`}>Login</AppLink>
        </Button>
      }
    />
  );
}
