import type { ReactNode } from "react";
import { PageContainer } from "#client/ui/page-container.tsx";
import { Hen } from "./hen.tsx";

type MessagePageProps = { title: string; text: string; children: ReactNode };

/** A whole page that has one thing to say. */
export function MessagePage({ title, text, children }: MessagePageProps) {
  return (
    <PageContainer className="flex flex-col items-center py-16 text-center sm:py-24">
      <Hen className="mb-8 h-36 w-auto -rotate-8 sm:h-44" />
      <h1 className="text-5xl sm:text-7xl">{title}</h1>
      <p className="mt-4 max-w-md text-pretty text-lg text-soft">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
    </PageContainer>
  );
}
