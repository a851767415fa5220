import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { Toaster } from "#client/ui/toaster.tsx";
import {
  addPasskey,
  listPasskeys,
  prove,
  removePasskey,
  renamePasskey,
  startPasskey,
  startProof,
} from "#contract/passkeys.endpoints.ts";
import type { Passkey, PasskeyCreation, PasskeyRequest } from "#contract/passkeys.ts";
import { henny } from "#tests/dom/examples.ts";
import { type FakeApi, fakeApi } from "#tests/dom/fake-api.ts";
import { show } from "#tests/dom/page.tsx";
import { deviceError, plugInPasskeyDevice } from "#tests/dom/passkey-device.ts";
import { findToast, readDescription, readTexts } from "#tests/dom/read.ts";
import { PasskeyList } from "./passkey-list.tsx";

let device: ReturnType<typeof plugInPasskeyDevice>;
beforeEach(() => {
  device = plugInPasskeyDevice();
});

const laptop: Passkey = {
  id: 1,
  name: "Laptop",
  createdAt: "2026-01-05T12:00:00.000Z",
  lastUsedAt: "2026-02-06T12:00:00.000Z",
};
const phone: Passkey = { ...laptop, id: 2, name: "Phone", lastUsedAt: null };

const options: PasskeyCreation = {
  challenge: "Y2x1Y2s",
  rp: { id: "localhost", name: "Cluck" },
  user: { id: "aGVubnk", name: "henny", displayName: "henny" },
  pubKeyCredParams: [],
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: "required",
    requireResidentKey: true,
    userVerification: "required",
  },
  attestation: "none",
  timeout: 1,
};
const request: PasskeyRequest = {
  challenge: "Y2x1Y2s",
  rpId: "localhost",
  allowCredentials: [],
  userVerification: "required",
  timeout: 1,
};

const apiWith = (...passkeys: Passkey[]) => fakeApi(henny).answer(listPasskeys, passkeys);

const proofRequired = {
  message: "Please show that it is you.",
  code: "proof_required",
  issues: [{ path: "proof", message: "Please show that it is you." }],
};

const showList = (api: FakeApi) =>
  show(
    <>
      <PasskeyList viewer={henny} />
      <Toaster />
    </>,
    api,
  );
const press = (name: string) => screen.findByRole("button", { name });

test("passkeys are listed with when they were added and used", async () => {
  await showList(apiWith(laptop, phone));
  const items = await screen.findAllByRole("listitem");
  expect(items.map(readTexts)).toEqual([
    ["Laptop", "Added Jan 5, 2026", "Last used Feb 6, 2026", "Rename", "Remove"],
    ["Phone", "Added Jan 5, 2026", "Not used yet", "Rename", "Remove"],
  ]);
});

test("a new one gets a name, and is in the list then", async () => {
  const api = apiWith().answer(startPasskey, options);
  const user = await showList(api);
  await user.click(await press("Add a passkey"));
  const name = screen.getByLabelText("Name of the passkey");
  expect(document.activeElement).toBe(name);
  await user.clear(name);
  await user.click(await press("Add it now"));
  expect(readDescription(name)).toContain("Name is required");
  await user.type(name, " Phone ");
  api.answer(addPasskey, phone).answer(listPasskeys, [phone]);
  await user.click(await press("Add it now"));
  expect(await findToast("Passkey added")).toContain("You can log in with it now.");
  expect(api.sent(addPasskey)).toMatchObject([{ name: "Phone", passkey: { id: "key" } }]);
  await screen.findByText("Not used yet");
  expect(screen.queryByLabelText("Name of the passkey")).toBeNull();
  expect(document.activeElement).toBe(await press("Add a passkey"));
});

test.each([
  ["NotAllowedError", "It was cancelled, or took too long."],
  ["InvalidStateError", "This device has a passkey for your account already."],
  ["SecurityError", "This browser cannot use passkeys here."],
])("what the browser calls %s is said in plain words", async (name, words) => {
  const api = apiWith().answer(startPasskey, options);
  device.create.mockRejectedValue(deviceError(name));
  const user = await showList(api);
  await user.click(await press("Add a passkey"));
  await user.click(await press("Add it now"));
  expect(await findToast("Passkey not added")).toContain(words);
  expect(api.sent(addPasskey)).toEqual([]);
});

test("to remove one asks first, then for the password if the last proof is old, and goes on", async () => {
  const api = apiWith(laptop).refuse(removePasskey, 403, proofRequired);
  const user = await showList(api);
  await user.click(await press("Remove Laptop"));
  const question = await screen.findByRole("alertdialog");
  await user.click(within(question).getByRole("button", { name: "Remove" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Is it you?" }));
  const wrong = "Current password is incorrect";
  api.refuse(prove, 400, { message: wrong, issues: [{ path: "password", message: wrong }] });
  await user.type(dialog.getByLabelText("Password"), "wrong one");
  await user.click(dialog.getByRole("button", { name: "Confirm" }));
  await waitFor(() => expect(readDescription(dialog.getByLabelText("Password"))).toBe(wrong));
  api.answer(prove, undefined).answer(removePasskey, undefined).answer(listPasskeys, []);
  await user.click(dialog.getByRole("button", { name: "Confirm" }));
  await findToast("Passkey removed");
  await waitFor(() => expect(screen.queryByText("Laptop")).toBeNull());
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(api.requested(removePasskey)).toEqual(["/api/auth/passkeys/1", "/api/auth/passkeys/1"]);
});

test("a passkey stands in for the password", async () => {
  const api = apiWith(laptop).refuse(startPasskey, 403, proofRequired);
  const user = await showList(api);
  await user.click(await press("Add a passkey"));
  await user.click(await press("Add it now"));
  await screen.findByRole("dialog", { name: "Is it you?" });
  api.answer(startProof, request).answer(prove, undefined);
  api.answer(startPasskey, options).answer(addPasskey, phone);
  await user.click(await press("Use a passkey instead"));
  await findToast("Passkey added");
  expect(api.sent(prove)).toMatchObject([{ passkey: { id: "key" } }]);
});

test("a passkey is renamed in its place, and the button has the focus again", async () => {
  const api = apiWith(laptop, phone);
  const user = await showList(api);
  await user.click(await press("Rename Laptop"));
  const field = screen.getByLabelText<HTMLInputElement>("Name of the passkey");
  expect([field.value, document.activeElement]).toEqual(["Laptop", field]);
  await user.click(await press("Cancel"));
  expect(document.activeElement).toBe(await press("Rename Laptop"));
  await user.click(await press("Rename Laptop"));
  await user.clear(screen.getByLabelText("Name of the passkey"));
  await user.keyboard("Work laptop");
  const renamed = { ...laptop, name: "Work laptop" };
  api.answer(renamePasskey, renamed).answer(listPasskeys, [renamed, phone]);
  await user.click(await press("Rename it"));
  await findToast("Passkey renamed");
  expect(api.sent(renamePasskey)).toEqual([{ name: "Work laptop" }]);
  await waitFor(async () => expect(document.activeElement).toBe(await press("Rename Work laptop")));
});
