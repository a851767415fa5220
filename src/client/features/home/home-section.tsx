import type { ReactNode } from "react";
import { AppLink } from "#client/ui/app-link.tsx";
import { PageContainer } from "#client/ui/page-container.tsx";
import { SectionHeading } from "#client/ui/section-heading.tsx";

type HomeSectionProps = {
  title: string;
  /** Where all of them are. */
  viewAll: string;
  children: ReactNode;
};

export function HomeSection({ title, viewAll, children }: HomeSectionProps) {
  return (
    <section>
      <PageContainer className="pt-12 sm:pt-16">
        <SectionHeading
          title={title}
          action={
            <AppLink href={viewAll} aria-label={`View All ${title}`} className="link py-2">
              View All
            </AppLink>
          }
        />
        {children}
      </PageContainer>
    </section>
  );
}
