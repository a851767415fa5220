import type { Config } from "#server/config.ts";
import type { Logger } from "#server/logger.ts";
import type { Letter } from "./letter.ts";

export interface Mail extends Letter {
  to: string;
  /** Stays the same when a mail is sent again, so that mail programs show it once. */
  id: string;
}

export type SendMail = (mail: Mail) => Promise<void>;

/** Null where mail is not set up. */
export async function createMailer(
  { mail, publicOrigin }: Config,
  logger: Logger,
): Promise<SendMail | null> {
  if (!mail) return null;
  if (mail.url === "log") {
    return async ({ to, subject, text }) => logger.info("mail", { to, subject, text });
  }
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    url: mail.url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 15_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = publicOrigin ? new URL(publicOrigin).hostname : "localhost";
  return async ({ id, to, ...letter }) => {
    await transport.sendMail({
      ...letter,
      from: mail.from,
      to: { name: "", address: to },
      messageId: `<${id}@${host}>`,
      // Prevents automatic replies.
      headers: { "Auto-Submitted": "auto-generated" },
    });
  };
}
