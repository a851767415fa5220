import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Button } from "#client/ui/button.tsx";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { PageContainer } from "#client/ui/page-container.tsx";
import { Hen } from "./hen.tsx";
import { homeLink } from "./menu-links.ts";

type MessagePageProps = { title: string; text: string; children: ReactNode };

export function MessagePage({ title, text, children }: MessagePageProps) {
  return (
    <PageContainer className="flex flex-col items-center py-16 text-center sm:py-24">
      <Hen className="mb-8 h-36 w-auto -rotate-8 sm:h-44" />
      <h1 className="text-5xl sm:text-7xl">{title}</h1>
      <p className="mt-4 max-w-md text-balance text-lg text-soft">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
    </PageContainer>
  );
}

export function NotFoundPage() {
  return (
    <>
      <title>404 Page Not Found · Cluck</title>
      <MessagePage
        title="404 Page Not Found"
        text="The page you're looking for doesn't exist or has been moved."
      >
        <ButtonLink {...homeLink} size="lg">
          Go back to homepage
        </ButtonLink>
      </MessagePage>
    </>
  );
}

export function ErrorPage() {
  const router = useRouter();
  return (
    <>
      <title>Something went wrong · Cluck</title>
      <MessagePage
        title="Something went wrong"
        text="This page could not be loaded. Give it another try in a moment."
      >
        <Button size="lg" onClick={() => router.invalidate()}>
          Try again
        </Button>
        <ButtonLink {...homeLink} size="lg" variant="secondary">
          Go back to homepage
        </ButtonLink>
      </MessagePage>
    </>
  );
}
