import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useViewer } from "#client/features/accounts/viewer.queries.ts";
import { Toaster } from "#client/ui/toaster.tsx";
import { updateUser } from "#contract/account-settings.endpoints.ts";
import type { User } from "#contract/accounts.ts";
import { requestUploads } from "#contract/uploads.endpoints.ts";
import { henny } from "#tests/dom/examples.ts";
import { type FakeApi, fakeApi } from "#tests/dom/fake-api.ts";
import { show } from "#tests/dom/page.tsx";
import { findToast, readDescription } from "#tests/dom/read.ts";
import { ProfileForm } from "./profile-form.tsx";

/** Replaces the browser's request; the test sets its progress. */
class SentFile {
  static last: SentFile;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 200;
  responseText = "";
  onload = () => {};
  onloadend = () => {};
  open() {}
  send() {
    SentFile.last = this;
  }
  abort() {}
}
beforeEach(() => void vi.stubGlobal("XMLHttpRequest", SentFile));
afterEach(() => void vi.unstubAllGlobals());

const small = "/images/0123456789abcdef0123456789abcdef/160.webp";
const large = "/images/0123456789abcdef0123456789abcdef/1200.webp";
const image = { url: large, width: 1200, height: 1200, widths: [160, 1200], preview: "" };

function OwnForm() {
  const viewer = useViewer();
  return viewer && <ProfileForm viewer={viewer} />;
}

const showForm = (api: FakeApi) =>
  show(
    <>
      <OwnForm />
      <Toaster />
    </>,
    api,
  );

const memberLike = (changes: Partial<User>) => fakeApi({ ...henny, ...changes });
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const save = () => screen.getByRole<HTMLButtonElement>("button", { name: "Save profile" });
const notSaved = "Not saved yet: press “Save profile”.";
const picture = () => screen.queryByRole<HTMLImageElement>("presentation");

test("texts are filled in, counted, sent without the picture, and shown as they were saved", async () => {
  const api = memberLike({ displayName: "Henny", bio: "Crisp", avatarUrl: small });
  api.answer(updateUser, { ...henny, displayName: "Henny", bio: "Crisp. Hot.", avatarUrl: small });
  const user = await showForm(api);
  expect(field("Display name").value).toBe("Henny");
  expect(field("Location").value).toBe("");
  expect(readDescription(field("Bio"))).toBe("5 of 500 characters");
  await user.type(field("Bio"), ". Hot.  ");
  expect(readDescription(field("Bio"))).toBe("11 of 500 characters");
  await user.click(save());
  expect(await findToast("Profile updated")).toContain("Your profile is saved.");
  expect(api.sent(updateUser)).toEqual([
    { displayName: "Henny", bio: "Crisp. Hot.", location: null },
  ]);
  await waitFor(() => expect(field("Bio").value).toBe("Crisp. Hot."));
});

test("a text that is too long is refused beside its field and not sent", async () => {
  const api = memberLike({ bio: "x".repeat(500) });
  const user = await showForm(api);
  await user.type(field("Bio"), "y");
  await user.click(save());
  await screen.findByText("Bio must be at most 500 characters.");
  expect(api.sent(updateUser)).toEqual([]);
});

test("a chosen picture is shown while it is sent, and is the member's with the next save", async () => {
  const upload = { key: "a", name: "me.png", customId: null, url: "/api/uploadthing/a?x=1" };
  const api = memberLike({}).answer(requestUploads, [upload]);
  api.answer(updateUser, { ...henny, avatarUrl: small });
  const user = await showForm(api);
  expect(picture()).toBeNull();
  const file = new File(["me"], "me.png", { type: "image/png" });
  await user.upload(screen.getByLabelText("Choose a picture"), file);
  expect(picture()?.src).toMatch(/^blob:/);
  expect(save().disabled).toBe(true);
  await waitFor(() => expect(SentFile.last).toBeDefined());
  act(() => SentFile.last.upload.onprogress?.({ loaded: 1, total: 2 }));
  expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("50");
  SentFile.last.responseText = JSON.stringify({ serverData: { image } });
  act(() => SentFile.last.onload());
  await waitFor(() => expect(picture()?.getAttribute("src")).toBe(large));
  screen.getByText(notSaved);
  await user.click(save());
  await waitFor(() => expect(picture()?.getAttribute("src")).toBe(small));
  expect(screen.queryByText(notSaved)).toBeNull();
  expect(api.sent(updateUser)).toMatchObject([{ avatarUrl: large }]);
});

test("a removed picture is gone with the next save", async () => {
  const api = memberLike({ avatarUrl: small }).answer(updateUser, henny);
  const user = await showForm(api);
  await user.click(screen.getByRole("button", { name: "Remove" }));
  expect(picture()).toBeNull();
  await user.click(save());
  await waitFor(() => expect(api.sent(updateUser)).toMatchObject([{ avatarUrl: null }]));
  screen.getByLabelText("Choose a picture");
});

test("what the server refuses stands beside its field", async () => {
  const message = "There is no such image of yours. Please upload it again.";
  const api = memberLike({ avatarUrl: small });
  api.refuse(updateUser, 400, { message, issues: [{ path: "avatarUrl", message }] });
  const user = await showForm(api);
  await user.click(screen.getByRole("button", { name: "Remove" }));
  await user.click(save());
  expect(await findToast("Update failed")).toContain(message);
  expect(screen.getByRole("group", { name: "Picture" }).textContent).toContain(message);
});
