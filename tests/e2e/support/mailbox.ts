import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ReceivedMail } from "../../support/mail-server.ts";
import { expect } from "./browser.ts";

/** The mails that this address got, the latest last. Each address is one test's own. */
const mailsTo = (address: string): ReceivedMail[] => {
  const file = join(process.env["E2E_MAILBOX"] ?? "", address);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return lines.map((line) => JSON.parse(line));
};

/** Waits for the mail and returns it. */
export async function receive(address: string, subject: string): Promise<ReceivedMail> {
  const find = () => mailsTo(address).findLast((mail) => mail.subject === subject);
  await expect.poll(() => find()?.subject).toBe(subject);
  return find() as ReceivedMail;
}

/** Path and token of the link to a page of ours. */
export const linkIn = ({ text }: ReceivedMail): string =>
  /^https?:\/\/[^/]+(\/\S+)$/m.exec(text)?.[1] ?? "";
