import { type LinkProps, linkOptions } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { BackLink } from "#client/ui/back-link.tsx";
import { PageContainer } from "#client/ui/page-container.tsx";

type AdminPageProps = {
  title: string;
  back?: { label: string } & ({ link: LinkProps } | { href: string });
  action?: ReactNode;
  children: ReactNode;
};

const dashboard = { link: linkOptions({ to: "/admin" }), label: "Back to Admin Dashboard" };

/** The frame of the admin pages. */
export function AdminPage({ title, back = dashboard, action, children }: AdminPageProps) {
  const { label, ...target } = back;
  return (
    <PageContainer className="py-6 sm:py-10">
      <BackLink {...target}>{label}</BackLink>
      <div className="mt-2 mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h1 className="text-4xl sm:text-5xl">{title}</h1>
        {action}
      </div>
      {children}
    </PageContainer>
  );
}
