import { EventEmitter, once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail {
  id: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  raw: string;
}

/** A real SMTP server on this machine. */
export async function startMailServer(onMail: (mail: ReceivedMail) => void = () => {}) {
  const mails: ReceivedMail[] = [];
  /** `isRefusing` may be set; `open` counts the connections, the last of which ended at `closedAt`. */
  const state = { isRefusing: false, open: 0, closedAt: 0 };
  const events = new EventEmitter<{ connect: [] }>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onConnect: (_session, done) => {
      state.open += 1;
      events.emit("connect");
      done();
    },
    onClose: () => {
      state.open -= 1;
      state.closedAt = Date.now();
    },
    onRcptTo: (_address, _session, done) =>
      done(state.isRefusing ? new Error("no such mailbox here") : null),
    onData: async (stream, { envelope }, done) => {
      // A client that was killed meanwhile has sent half a mail.
      const raw = await text(stream).catch(() => null);
      if (raw === null) return done(new Error("the connection is gone"));
      const [to] = envelope.rcptTo;
      const from = envelope.mailFrom ? envelope.mailFrom.address : "";
      const mail = readMail(raw, from, to?.address);
      mails.push(mail);
      onMail(mail);
      done();
    },
  });
  // A client that is killed in the middle of the dialogue is no error of the test.
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    state,
    events,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function readMail(raw: string, from: string, to = ""): ReceivedMail {
  const [head = ""] = raw.split("\r\n\r\n", 1);
  const header = (name: string) =>
    new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, "im")
      .exec(head)?.[1]
      ?.replace(/\r\n[ \t]/g, " ") ?? "";
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1];
  const parts = raw.split(`--${boundary}`);
  const part = (type: string) => decode(parts.find((one) => one.includes(`${type};`)) ?? "");
  return {
    id: header("Message-ID"),
    from,
    to,
    subject: header("Subject"),
    text: part("text/plain"),
    html: part("text/html"),
    raw,
  };
}

function decode(part: string): string {
  const [head = "", ...body] = part.split("\r\n\r\n");
  const content = body.join("\r\n\r\n").replaceAll("\r\n", "\n");
  if (/base64/i.test(head)) return Buffer.from(content, "base64").toString();
  if (!/quoted-printable/i.test(head)) return content;
  return Buffer.from(
    content
      .replace(/=\n/g, "")
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    "latin1",
  ).toString();
}
