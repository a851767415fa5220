import { type ReactNode, useId } from "react";
import { SectionHeading } from "#client/ui/section-heading.tsx";

type KitSectionProps = { title: string; children: ReactNode };

export function KitSection({ title, children }: KitSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="py-8">
      <SectionHeading id={id} title={title} />
      <div className="flex flex-col gap-6">{children}</div>
    </section>
  );
}

export function KitRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-4">{children}</div>;
}
