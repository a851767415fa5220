import { useQueryClient } from "@tanstack/react-query";
import { CatchBoundary, type ErrorComponentProps } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";
import { forgetFailures } from "#client/lib/query-client.ts";
import { Button } from "./button.tsx";

type PagePartProps = { fallback: ReactNode; children: ReactNode };

/** May come later than the rest of the page, or not at all: the rest stands. */
export function PagePart({ fallback, children }: PagePartProps) {
  return (
    <CatchBoundary getResetKey={() => ""} errorComponent={PartFailed}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </CatchBoundary>
  );
}

function PartFailed({ reset }: ErrorComponentProps) {
  const queryClient = useQueryClient();
  return (
    <LoadFailed
      onRetry={() => {
        forgetFailures(queryClient);
        reset();
      }}
    />
  );
}

export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="font-semibold text-beet">This could not be loaded.</p>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
