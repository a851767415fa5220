import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { parseConfig } from "#server/config.ts";
import { createLogger } from "#server/logger.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { writeLetter } from "./letter.ts";
import { createMailer } from "./mailer.ts";

let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.mails.length = 0;
  server.state.isRefusing = false;
});

const logs: string[] = [];
const logger = createLogger("info", (line) => logs.push(line));
const letter = writeLetter({
  subject: "Bün & Brine",
  username: "José",
  paragraphs: ["Pickles = good."],
  action: { label: "Eat", url: `https://cluck.example/reset-password#${"x".repeat(43)}` },
  note: "Ünlike any other.",
});

async function mailerFor(settings: Record<string, string>) {
  const send = await createMailer(parseConfig(settings), logger);
  if (!send) throw new Error("it sends no mail");
  return send;
}

const settingsFor = (url: string) => ({
  SMTP_URL: url,
  MAIL_FROM: "Cluck <hello@cluck.example>",
  PUBLIC_ORIGIN: "https://cluck.example",
});

test("a mail arrives as text and as HTML, from whom the settings say, under the same id each time", async () => {
  const send = await mailerFor(settingsFor(server.url));
  const mail = { ...letter, to: "jose@example.com", id: "7.1" };
  await send(mail);
  await send(mail);
  const [first, second] = server.mails;
  expect(first).toMatchObject({
    id: "<7.1@cluck.example>",
    from: "hello@cluck.example",
    to: "jose@example.com",
  });
  expect(second?.id).toBe(first?.id);
  expect(first?.text.trim()).toBe(letter.text.trim());
  expect(first?.html.trim()).toBe(letter.html.trim());
  expect(first?.raw).toMatch(/^From: "?Cluck"? <hello@cluck\.example>\r$/m);
  expect(first?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
});

test("an address cannot add recipients or headers", async () => {
  const send = await mailerFor(settingsFor(server.url));
  const to = "jose@example.com, other@example.com\r\nBcc: third@example.com";
  await send({ ...letter, to, id: "8.1" }).catch(() => {});
  for (const mail of server.mails) {
    expect(mail.to).not.toMatch(/^(other|third)@/);
    expect(mail.raw).not.toMatch(/^Bcc:/m);
  }
});

test("a refusal and a server that is not there fail the job", async () => {
  server.state.isRefusing = true;
  const send = await mailerFor(settingsFor(server.url));
  await expect(send({ ...letter, to: "jose@example.com", id: "9.1" })).rejects.toThrow(
    "no such mailbox here",
  );
  const nobody = await mailerFor(settingsFor("smtp://127.0.0.1:9"));
  await expect(nobody({ ...letter, to: "jose@example.com", id: "9.2" })).rejects.toThrow();
});

test("without a server mails go to the log, or there is no mailer at all", async () => {
  await (await mailerFor({ SMTP_URL: "log" }))({ ...letter, to: "jose@example.com", id: "1.1" });
  expect(JSON.parse(logs.at(-1) ?? "")).toMatchObject({
    to: "jose@example.com",
    text: letter.text,
  });
  expect(await createMailer(parseConfig({}), logger)).toBeNull();
});
