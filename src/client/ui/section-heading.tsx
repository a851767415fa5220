import type { ReactNode } from "react";

type SectionHeadingProps = {
  title: string;
  id?: string;
  /** Usually a link, at the end of the line. */
  action?: ReactNode;
};

export function SectionHeading({ title, id, action }: SectionHeadingProps) {
  return (
    <div className="mb-6">
      <div className="mb-2.5 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="text-3xl sm:text-4xl">
          {title}
        </h2>
        {action}
      </div>
      <div aria-hidden="true" className="rule-menu" />
    </div>
  );
}
