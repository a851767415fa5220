import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { toast } from "#client/lib/toast-queue.ts";
import { catalogue } from "#tests/dom/catalogue.ts";
import { openPage, show } from "#tests/dom/page.tsx";
import { findToast } from "#tests/dom/read.ts";
import { ActionsMenu } from "./actions-menu.tsx";
import { Confirm } from "./confirm.tsx";
import { Toaster } from "./toaster.tsx";

test("Escape closes the dialog while a message stands, and the message stays", async () => {
  const user = await openPage("/terms?sandwich=3", catalogue());
  await screen.findByRole("dialog");
  toast({ title: "Removed from collection" });
  await findToast("Removed from collection");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(location.search).toBe("");
  await findToast("Removed from collection");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByText("Removed from collection")).toBeNull());
});

test("Escape closes a menu while a message stands, and the message stays", async () => {
  const user = await show(
    <>
      <ActionsMenu label="More" actions={[{ label: "Share", icon: null, onSelect: () => {} }]} />
      <Toaster />
    </>,
  );
  await user.click(screen.getByRole("button", { name: "More" }));
  await screen.findByRole("menuitem", { name: "Share" });
  toast({ title: "Removed from collection" });
  await findToast("Removed from collection");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "More" }));
  await findToast("Removed from collection");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByText("Removed from collection")).toBeNull());
});

test("a question that is at work does not close", async () => {
  const user = await show(
    <>
      <Confirm
        title="Remove it?"
        description="It cannot be brought back."
        confirmLabel="Remove"
        isBusy
        onConfirm={() => {}}
        onCancel={() => expect.unreachable()}
      />
      <Toaster />
    </>,
  );
  await screen.findByRole("alertdialog");
  toast({ title: "Still at it" });
  await findToast("Still at it");
  await user.keyboard("{Escape}");
  screen.getByRole("alertdialog");
});
