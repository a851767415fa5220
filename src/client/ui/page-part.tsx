import { useQueryClient } from "@tanstack/react-query";
import { CatchBoundary, type ErrorComponentProps } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";
import { retryFailures } from "#client/lib/query-client.ts";
import { SmallButton } from "./button.tsx";
import { PageContainer } from "./page-container.tsx";
import { Skeleton } from "./skeleton.tsx";

/** A skeleton of a picture with text beside it, as most pages have. */
export function PagePending({ text = "Loading..." }: { text?: string }) {
  return (
    <PageContainer aria-busy="true" className="py-6 sm:py-8">
      <p role="status" className="type-display flex min-h-touch items-center text-lg text-soft">
        {text}
      </p>
      <div className="mt-3 grid gap-6 lg:grid-cols-2 lg:gap-12">
        <Skeleton className="aspect-4/3 rounded-card" />
        <div className="flex flex-col gap-4">
          <Skeleton className="h-8 w-40" />
          <Skeleton className="h-14 w-4/5" />
          <Skeleton className="h-28" />
        </div>
      </div>
    </PageContainer>
  );
}

/**
 * A section that may load later than the page, or fail alone. If the server could not load it, the HTML has the
 * fallback and the browser requests the data.
 */
export function PagePart({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={() => ""} errorComponent={PartFailed}>
      <Suspense
        fallback={
          <>
            {fallback}
            <noscript>{failed}</noscript>
          </>
        }
      >
        {children}
      </Suspense>
    </CatchBoundary>
  );
}

const failed = "This could not be loaded.";

function PartFailed({ reset }: ErrorComponentProps) {
  const queryClient = useQueryClient();
  return (
    <LoadFailed
      onRetry={() => {
        retryFailures(queryClient);
        reset();
      }}
    />
  );
}

export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="font-semibold text-beet">{failed}</p>
      <SmallButton
        onClick={({ currentTarget }) => {
          focusAround(currentTarget);
          onRetry();
        }}
      >
        Try again
      </SmallButton>
    </div>
  );
}

/** The clicked button disappears, so the focus moves to the section or dialog around it. */
function focusAround(button: Element) {
  const around = button.closest<HTMLElement>("section,[tabindex]");
  around?.setAttribute("tabindex", String(around.tabIndex));
  around?.focus();
}
