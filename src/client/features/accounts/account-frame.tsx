import type { ReactNode } from "react";
import { Hen } from "#client/features/shell/hen.tsx";
import { PageContainer } from "#client/ui/page-container.tsx";

type AccountFrameProps = { title: string; text: string; children: ReactNode };

/** The card of the login page and its like: a drawing on a band, and the form beside it. */
export function AccountFrame({ title, text, children }: AccountFrameProps) {
  return (
    <PageContainer className="py-6 sm:py-10 lg:py-16">
      <div className="mx-auto grid max-w-5xl overflow-hidden rounded-card border-2 border-ink bg-card shadow-lift lg:grid-cols-[5fr_6fr]">
        <div className="relative flex items-center gap-5 overflow-hidden bg-band px-5 py-5 text-band-ink sm:px-8 lg:flex-col lg:items-start lg:justify-between lg:gap-10 lg:p-10">
          <div className="grid aspect-square w-20 shrink-0 -rotate-6 place-items-center rounded-full border-2 border-ink bg-paper p-3 sm:w-24 lg:w-60 lg:p-9 [&_svg]:h-auto [&_svg]:w-full">
            <Hen />
          </div>
          <div>
            <h1 className="text-3xl sm:text-4xl lg:text-6xl">{title}</h1>
            <p className="mt-3 hidden max-w-xs text-lg lg:block">{text}</p>
          </div>
          <div
            aria-hidden="true"
            className="checker absolute inset-x-0 bottom-0 hidden lg:block [--checker-color:color-mix(in_oklab,currentColor_25%,transparent)]"
          />
        </div>
        <div className="border-ink border-t-2 border-dashed px-5 py-6 sm:px-8 lg:border-t-0 lg:border-l-2 lg:p-10">
          {children}
        </div>
      </div>
    </PageContainer>
  );
}

type AccountNoteProps = {
  icon: ReactNode;
  title: string;
  /** Announced by screen readers. */
  isNews?: boolean;
  children: ReactNode;
};

/** Shown in place of a form: its result, or why there is no form. */
export function AccountNote({ icon, title, isNews, children }: AccountNoteProps) {
  return (
    <div role={isNews ? "status" : undefined} className="grid gap-3">
      <span aria-hidden="true" className="text-paprika [&_svg]:size-10">
        {icon}
      </span>
      <h2 className="text-2xl">{title}</h2>
      <p>{children}</p>
    </div>
  );
}
