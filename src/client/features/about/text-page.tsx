import type { ReactNode } from "react";
import { PageContainer } from "#client/ui/page-container.tsx";

type TextPageProps = { title: string; lead: string; children: ReactNode };

export function TextPage({ title, lead, children }: TextPageProps) {
  return (
    <PageContainer className="py-10 sm:py-14">
      <div className="mx-auto max-w-3xl">
        <h1 className="text-5xl sm:text-6xl">{title}</h1>
        <div aria-hidden="true" className="rule-menu my-5" />
        <p className="text-pretty text-xl">{lead}</p>
        {children}
      </div>
    </PageContainer>
  );
}

export function TextSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10 flex flex-col gap-3">
      <h2 className="text-3xl">{title}</h2>
      {children}
    </section>
  );
}
