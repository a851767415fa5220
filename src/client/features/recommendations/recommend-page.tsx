import type { ReactNode } from "react";
import { Card, CardBody } from "#client/ui/card.tsx";
import { PageContainer } from "#client/ui/page-container.tsx";
import { RecommendForm } from "./recommend-form.tsx";

export function RecommendPage({ art }: { art: ReactNode }) {
  return (
    <PageContainer className="py-8 sm:py-12">
      <div className="mx-auto max-w-2xl">
        <div className="flex items-end justify-between gap-6">
          <div>
            <h1 className="text-5xl sm:text-6xl">Recommend a Restaurant</h1>
            <p className="mt-3 max-w-prose text-lg text-soft">
              You know a chicken sandwich that is missing here? Tell us who makes it.
            </p>
          </div>
          <div aria-hidden="true" className="-mb-2 hidden w-32 shrink-0 sm:block">
            {art}
          </div>
        </div>
        <Card className="mt-6">
          <CardBody>
            <RecommendForm />
          </CardBody>
        </Card>
        <p className="mt-5 text-soft">
          All submissions are reviewed by our team. Approval typically takes 2-3 business days.
        </p>
      </div>
    </PageContainer>
  );
}
