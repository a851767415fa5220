import { createFileRoute } from "@tanstack/react-router";
import { ConfirmEmailPage } from "#client/features/accounts/confirm-email-page.tsx";
import { unlistedHead } from "#client/lib/page-head.ts";

export const Route = createFileRoute("/confirm-email")({
  head: () => unlistedHead("Confirm your address"),
  component: ConfirmEmailPage,
});
