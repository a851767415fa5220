import {
  accountMailJob,
  createAccountMailer,
} from "#server/features/accounts/account-mails.service.ts";
import { runDueJobs } from "#server/jobs/job-queue.ts";
import type { Mail } from "#server/mail/mailer.ts";
import type { TestApp } from "./test-app.ts";

/** What has been written and not sent, sent now: one after the other, so that they come in the order they were written in. */
export async function deliverMails({ deps }: TestApp): Promise<Mail[]> {
  const mails: Mail[] = [];
  const send = createAccountMailer(deps, async (mail) => void mails.push(mail));
  while ((await runDueJobs(deps, { [accountMailJob]: send }, { atOnce: 1 })) > 0);
  return mails;
}
