import { z } from "zod";
import { deviceName } from "#contract/device-name.ts";
import type { Database } from "#server/database/client.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { Refusal } from "#server/domain/refusal.ts";
import { addJob, type Job } from "#server/jobs/job-queue.ts";
import { type LetterParts, writeLetter } from "#server/mail/letter.ts";
import type { SendMail } from "#server/mail/mailer.ts";
import { insertToken, type TokenPurpose } from "./account-tokens.repository.ts";
import { hashToken, makeToken } from "./tokens.ts";
import { findUser, findUserByEmail, type UserRow } from "./users.repository.ts";

type Deps = Pick<Dependencies, "db" | "config" | "now">;

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
type MailedPurpose = Exclude<TokenPurpose, "second_step">;
const lifetimes: Record<MailedPurpose, number> = {
  reset_password: hourMs,
  confirm_email: 7 * dayMs,
};

/** What a mail is about. The job holds only what cannot be read from the database when the mail is sent. */
const accountMail = z.discriminatedUnion("about", [
  /** As typed. The account is looked up when the mail is sent, not before the answer. */
  z.object({ about: z.literal("forgotten-password"), email: z.string() }),
  z.object({ about: z.literal("password-reset"), userId: z.string() }),
  z.object({ about: z.literal("email-confirmation"), userId: z.string() }),
  z.object({ about: z.literal("password-changed"), userId: z.string() }),
  z.object({
    about: z.literal("email-changed"),
    userId: z.string(),
    /** The address that the account had. */
    email: z.string(),
  }),
  z.object({
    about: z.literal("new-sign-in"),
    userId: z.string(),
    address: z.string(),
    userAgent: z.string().nullable(),
  }),
  z.object({ about: z.literal("passkey-added"), userId: z.string(), name: z.string() }),
  z.object({ about: z.literal("passkey-removed"), userId: z.string(), name: z.string() }),
  z.object({
    about: z.enum(["second-factor-on", "second-factor-off", "recovery-codes-made"]),
    userId: z.string(),
  }),
]);
export type AccountMail = z.infer<typeof accountMail>;

export const accountMailJob = "account-mail";

/** Queues the mail in the transaction of the change. Does nothing where mail is not set up. */
export async function queueMail(
  tx: Database,
  { config, now }: Pick<Deps, "config" | "now">,
  mail: AccountMail,
): Promise<void> {
  if (config.mail) await addJob(tx, now(), { kind: accountMailJob, payload: mail });
}

/** Refuses calls that need mail where it is not set up. */
export function requireMail(
  { mail }: Dependencies["config"],
  whatElse = "Please ask the team for help.",
): void {
  if (mail) return;
  throw new Refusal(503, "mail_unavailable", `This site sends no mail. ${whatElse}`);
}

/** Sends the mail of a job, unless its reader has left or it is outdated. */
export const createAccountMailer = (deps: Deps, sendMail: SendMail) => async (job: Job) => {
  // A restored backup can hold old jobs. Their mails would only confuse people.
  if (deps.now().getTime() - job.createdAt.getTime() > dayMs) return;
  const mail = accountMail.parse(job.payload);
  const user = await ("userId" in mail
    ? findUser(deps.db, mail.userId)
    : findUserByEmail(deps.db, mail.email));
  if (!user || user.blockedAt) return;
  const parts = await compose(deps, mail, user, job);
  if (!parts) return;
  const letter = writeLetter({ username: user.username, ...parts });
  const to = mail.about === "email-changed" ? mail.email : user.email;
  await sendMail({ ...letter, to, id: `${job.id}.${job.createdAt.getTime()}` });
};

type Parts = Omit<LetterParts, "username">;

async function compose(
  deps: Deps,
  mail: AccountMail,
  user: UserRow,
  { createdAt }: Job,
): Promise<Parts | null> {
  const when = `${createdAt.toISOString().slice(0, 16).replace("T", " at ")} UTC`;
  const profile = (label: string) => ({ label, url: `${originOf(deps)}/profile` });
  switch (mail.about) {
    case "forgotten-password":
    case "password-reset":
      return {
        subject: "Choose a new password",
        paragraphs: [
          mail.about === "password-reset"
            ? "The team has sent you this link to choose a new password."
            : "Somebody, probably you, asked for a new password for your account.",
          `You log in with your username, ${user.username}.`,
        ],
        action: {
          label: "Choose a new password",
          url: await linkOf(deps, user, "reset_password"),
        },
        note: "The link works once, within an hour. If you did not ask for it, there is nothing to do: your password stays as it is.",
      };
    case "email-confirmation":
      if (user.emailConfirmedAt) return null;
      return {
        subject: "Confirm your email address",
        paragraphs: [
          "Please confirm that this address is yours. It is your way back to your account if you forget your password.",
        ],
        action: { label: "Confirm my address", url: await linkOf(deps, user, "confirm_email") },
        note: "The link works once, within a week. If you have no account on Cluck, somebody mistyped an address: there is nothing to do.",
      };
    case "password-changed":
      return {
        subject: "Your password was changed",
        paragraphs: [
          `The password of your account was changed, ${when}. Every other device was logged out.`,
        ],
        action: { label: "Choose another password", url: `${originOf(deps)}/forgot-password` },
        note: unlessYou("choose another password at once: that logs out whoever changed it."),
      };
    case "email-changed":
      return {
        subject: "Your email address was changed",
        paragraphs: [
          "Your account on Cluck has another email address now. This one gets no more mail from us.",
        ],
        note: "If that was not you, somebody knows your password. Please tell the team at once.",
      };
    case "new-sign-in":
      return {
        subject: "New sign-in to your account",
        paragraphs: [
          `Somebody logged in to your account from a device that we do not know: ${deviceName(mail.userAgent)}, from the address ${mail.address}, ${when}.`,
        ],
        action: profile("See where you are logged in"),
        note: unlessYou("change your password: that logs out every other device."),
      };
    case "passkey-added":
      return {
        subject: "A passkey was added to your account",
        paragraphs: [
          `The passkey "${mail.name}" was added to your account, ${when}. Whoever has it can log in with it.`,
        ],
        action: profile("See your passkeys"),
        note: unlessYou("remove it and change your password at once."),
      };
    case "passkey-removed":
      return {
        subject: "A passkey was removed from your account",
        paragraphs: [
          `The passkey "${mail.name}" was removed from your account, ${when}. Nobody can log in with it any more.`,
        ],
        action: profile("See your passkeys"),
        note: unlessYou("change your password at once."),
      };
    default: {
      const [subject, text] = secondFactorNews[mail.about];
      return {
        subject,
        paragraphs: [`${text} This was done ${when}.`],
        action: profile("See your second factor"),
        note: unlessYou("change your password at once."),
      };
    }
  }
}

const secondFactorNews = {
  "second-factor-on": [
    "Your account has a second factor now",
    "Whoever logs in to your account with the password is asked for a code as well.",
  ],
  "second-factor-off": [
    "The second factor of your account was turned off",
    "The password alone is enough to log in to your account again.",
  ],
  "recovery-codes-made": [
    "Your account has new recovery codes",
    "The recovery codes that you had before do not work any more.",
  ],
} as const;

const unlessYou = (advice: string) => `If that was you, there is nothing to do. If not, ${advice}`;

/**
 * Makes the token when the mail is sent, so that no queue and no backup holds one. The token follows the #, so neither
 * our server nor a proxy sees it when the link is opened.
 */
async function linkOf(deps: Deps, user: UserRow, purpose: MailedPurpose): Promise<string> {
  const token = makeToken();
  const createdAt = deps.now();
  await insertToken(deps.db, {
    tokenHash: hashToken(token),
    userId: user.id,
    purpose,
    email: user.email,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + lifetimes[purpose]),
  });
  const page = purpose === "reset_password" ? "reset-password" : "confirm-email";
  return `${originOf(deps)}/${page}#${token}`;
}

/** Never the Host header of a request: an attacker could ask for a victim's mail and choose where its link leads. */
const originOf = ({ config }: Deps) => config.publicOrigin ?? `http://localhost:${config.port}`;
