import { createFileRoute } from "@tanstack/react-router";
import { ForgotPasswordPage } from "#client/features/accounts/forgot-password-page.tsx";
import { unlistedHead } from "#client/lib/page-head.ts";

export const Route = createFileRoute("/forgot-password")({
  head: () => unlistedHead("Forgotten password"),
  component: ForgotPasswordPage,
});
