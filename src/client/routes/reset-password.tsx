import { createFileRoute } from "@tanstack/react-router";
import { ResetPasswordPage } from "#client/features/accounts/reset-password-page.tsx";
import { unlistedHead } from "#client/lib/page-head.ts";

export const Route = createFileRoute("/reset-password")({
  head: () => unlistedHead("New password"),
  component: ResetPasswordPage,
});
