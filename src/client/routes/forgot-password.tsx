import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { ForgotPasswordPage } from "#client/features/accounts/forgot-password-page.tsx";
import { Hen } from "#client/features/shell/hen.tsx";
import { siteQuery } from "#client/features/shell/site.queries.ts";
import { unlistedHead } from "#client/lib/page-head.ts";

export const Route = createFileRoute("/forgot-password")({
  head: () => unlistedHead("Forgotten password"),
  component: ForgotPassword,
});

function ForgotPassword() {
  const { sendsMail, contactEmail } = useSuspenseQuery(siteQuery).data;
  return <ForgotPasswordPage sendsMail={sendsMail} contactEmail={contactEmail} art={<Hen />} />;
}
