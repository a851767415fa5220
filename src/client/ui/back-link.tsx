import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { AppLink } from "./app-link.tsx";

/** Above a page's title: where one came from. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <AppLink
      href={href}
      viewTransition
      className="type-display -ml-1 inline-flex min-h-touch items-center gap-2 rounded-control px-1 text-lg text-soft hover:text-paprika"
    >
      <ArrowLeft aria-hidden="true" strokeWidth={2.75} className="size-5" />
      {children}
    </AppLink>
  );
}
