import type { ReactNode } from "react";
import { PageContainer } from "./page-container.tsx";
import { Skeleton } from "./skeleton.tsx";

type PagePendingProps = { text?: string; children?: ReactNode };

/** Stands where a page is coming; the children have the shape of that page. */
export function PagePending({ text = "Loading...", children }: PagePendingProps) {
  return (
    <PageContainer aria-busy="true" className="py-6 sm:py-8">
      <p role="status" className="type-display flex min-h-touch items-center text-lg text-soft">
        {text}
      </p>
      {children ?? <Skeleton className="mt-3 h-96 rounded-card" />}
    </PageContainer>
  );
}
