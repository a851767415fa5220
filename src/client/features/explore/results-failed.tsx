import { CloudOff } from "lucide-react";
import { Button } from "#client/ui/button.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";

export function ResultsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        art={<CloudOff />}
        title="The list could not be loaded"
        text="Give it another try in a moment."
        action={<Button onClick={onRetry}>Try again</Button>}
      />
    </div>
  );
}
