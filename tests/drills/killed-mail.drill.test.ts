// KILLS=4 npm run drill -- killed-mail kills it so often on each engine.
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { parseConfig } from "#server/config.ts";
import {
  accountMailJob,
  createAccountMailer,
} from "#server/features/accounts/account-mails.service.ts";
import { leaseMs, runDueJobs } from "#server/jobs/job-queue.ts";
import { createLogger } from "#server/logger.ts";
import { createMailer } from "#server/mail/mailer.ts";
import { createLastingDatabase, engines } from "#tests/support/lasting-database.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { startProduct } from "#tests/support/product-process.ts";
import { registration } from "#tests/support/test-app.ts";

const kills = Number(process.env["KILLS"] ?? 50);

test.for(engines)(
  `%s: killed ${kills} times around the sending of a mail, none is lost, and one is repeated only from within the dialogue`,
  { timeout: 60_000 * Math.max(10, kills) },
  async (engine) => {
    const mailServer = await startMailServer();
    onTestFinished(() => mailServer.close());
    const lasting = await createLastingDatabase(engine);
    const settings = {
      ...lasting.settings,
      SMTP_URL: mailServer.url,
      MAIL_FROM: "hello@cluck.example",
      REGISTRATIONS_PER_HOUR: "1000",
    };
    const registered: string[] = [];
    let killsInDialogue = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      const { child, origin } = await startProduct(settings);
      const member = registration();
      const answer = await fetch(`${origin}/api/auth/register`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(member),
      });
      expect(answer.status).toBe(201);
      registered.push(member.email);
      // Anywhere from the commit to well after the queue's next look.
      if (kill % 2 === 0)
        await Promise.race([once(mailServer.events, "connect"), setTimeout(1500)]);
      if (kill % 3 !== 0) await setTimeout((kill * 37) % 60);
      const { open, closedAt } = mailServer.state;
      // Its end still has to be written down.
      if (open > 0 || Date.now() - closedAt < 500) killsInDialogue += 1;
      child.kill("SIGKILL");
      await once(child, "exit");
    }

    const config = parseConfig(settings);
    const logger = createLogger("error");
    const database = await lasting.open();
    // By now every job that was interrupted may be begun again.
    const now = () => new Date(Date.now() + leaseMs);
    const sendMail = await createMailer(config, logger);
    if (!sendMail) throw new Error("no mail is sent");
    const deps = { db: database.db, config, now, logger };
    const send = createAccountMailer(deps, sendMail);
    while ((await runDueJobs(deps, { [accountMailJob]: send })) > 0);
    await database.close();

    const confirmations = mailServer.mails.map(({ to }) => to);
    expect([...new Set(confirmations)].sort()).toEqual(registered.sort());
    const repeated = confirmations.length - registered.length;
    expect(repeated).toBeLessThanOrEqual(killsInDialogue);
    // Whoever gets it twice sees it once: it has the same id.
    expect(new Set(mailServer.mails.map(({ id }) => id)).size).toBe(registered.length);
    console.log({ engine, kills, killsInDialogue, repeated });
  },
);
