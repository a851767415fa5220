import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { currentToast } from "#client/lib/toast-queue.ts";
import { Toaster } from "#client/ui/toaster.tsx";
import { findViewer } from "#contract/accounts.endpoints.ts";
import { listPasskeys, prove } from "#contract/passkeys.endpoints.ts";
import {
  getSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from "#contract/second-factor.endpoints.ts";
import { admin, henny } from "#tests/dom/examples.ts";
import { type FakeApi, fakeApi } from "#tests/dom/fake-api.ts";
import { openPage, show } from "#tests/dom/page.tsx";
import { findToast, readDescription } from "#tests/dom/read.ts";
import { SecondFactor } from "./second-factor.tsx";

const off = { turnedOnAt: null, recoveryCodesLeft: 0 };
const on = { turnedOnAt: "2026-01-05T12:00:00.000Z", recoveryCodesLeft: 10 };
const secret = {
  secret: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ",
  uri: "otpauth://totp/Cluck:henny?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Cluck",
};
const codes = { recoveryCodes: ["AAAAA-BBBBB", "CCCCC-DDDDD"] };
const proofRequired = { message: "Who?", issues: [{ path: "proof", message: "Who?" }] };

const press = (name: string) => screen.findByRole("button", { name });
const showPart = (api: FakeApi) =>
  show(
    <>
      <SecondFactor viewer={henny} />
      <Toaster />
    </>,
    api,
  );

async function answerProof(user: Awaited<ReturnType<typeof showPart>>) {
  const dialog = within(await screen.findByRole("dialog", { name: "Is it you?" }));
  await user.type(dialog.getByLabelText("Password"), "pickle brine");
  await user.click(dialog.getByRole("button", { name: "Confirm" }));
}

test("it is turned on with a proof and a code, and its recovery codes are shown once", async () => {
  const api = fakeApi(henny).answer(getSecondFactor, off).answer(prove, undefined);
  api.refuse(startSecondFactor, 403, proofRequired);
  const user = await showPart(api);
  await user.click(await press("Turn on"));
  await screen.findByRole("dialog", { name: "Is it you?" });
  api.answer(startSecondFactor, secret);
  await answerProof(user);
  await screen.findByRole("img", { name: "QR code for your authenticator app" });
  await screen.findByText("GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ");
  await user.click(await press("Copy the key"));
  expect(await navigator.clipboard.readText()).toBe(secret.secret);
  const message = "This code does not work. Please try another one.";
  api.refuse(turnOnSecondFactor, 400, { message, issues: [{ path: "code", message }] });
  const field = screen.getByLabelText("Code");
  await user.type(field, "111111{Enter}");
  await waitFor(() => expect(readDescription(field)).toContain(message));
  api.answer(turnOnSecondFactor, codes).answer(getSecondFactor, on);
  await user.keyboard("222 222{Enter}");
  await screen.findByText(/^The second factor is on\./);
  expect(api.sent(turnOnSecondFactor)).toEqual([{ code: "111111" }, { code: "222 222" }]);
  await user.click(await press("Copy all"));
  expect(await navigator.clipboard.readText()).toBe("AAAAA-BBBBB\nCCCCC-DDDDD");
  await screen.findByText("Copied");
  // No toast covers the codes and their buttons.
  expect(currentToast()).toBeUndefined();
  await user.click(await press("I have kept them"));
  await screen.findByText("On since Jan 5, 2026. 10 recovery codes are left.");
  expect(screen.queryByText("AAAAA-BBBBB")).toBeNull();
});

test("new codes and turning off ask first, then for a proof, and go on", async () => {
  const api = fakeApi(henny).answer(getSecondFactor, { ...on, recoveryCodesLeft: 1 });
  api.answer(prove, undefined).answer(renewRecoveryCodes, codes);
  const user = await showPart(api);
  await screen.findByText("On since Jan 5, 2026. One recovery code is left.");
  const confirm = async (name: string) => {
    const question = within(await screen.findByRole("alertdialog"));
    await user.click(question.getByRole("button", { name }));
  };
  await user.click(await press("New recovery codes"));
  await confirm("Make new codes");
  await screen.findByText("AAAAA-BBBBB");
  await user.click(await press("I have kept them"));
  api.refuse(turnOffSecondFactor, 403, proofRequired);
  await user.click(await press("Turn off"));
  await confirm("Turn off");
  const dialog = within(await screen.findByRole("dialog", { name: "Is it you?" }));
  api.answer(turnOffSecondFactor, undefined).answer(getSecondFactor, off);
  await user.type(await dialog.findByLabelText("Code"), "333333");
  await answerProof(user);
  await findToast("Second factor is off");
  expect(api.sent(prove)).toMatchObject([{ code: "333333" }]);
  await press("Turn on");
});

test("an admin who needs one sees what to do in place of the profile, and goes on after it", async () => {
  const api = fakeApi({ ...admin, needsSecondFactor: true }).answer(getSecondFactor, off);
  api.answer(listPasskeys, []).answer(startSecondFactor, secret).answer(turnOnSecondFactor, codes);
  const user = await openPage("/profile", api);
  await screen.findByText(/on this site, admins need a second factor or a passkey/);
  expect(screen.queryByRole("heading", { name: "Your Level" })).toBeNull();
  await user.click(await press("Turn on"));
  await user.type(await screen.findByLabelText("Code"), "222222{Enter}");
  await screen.findByText("AAAAA-BBBBB");
  api.answer(findViewer, admin);
  await user.click(await press("I have kept them"));
  await screen.findByRole("heading", { name: "Your Level" });
});
