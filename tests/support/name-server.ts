import { createSocket } from "node:dgram";
import { Resolver } from "node:dns/promises";

/** A real name server that gives each question of a name the next of its answers, the last one for ever. */
export async function startNameServer(answers: Record<string, string[]>) {
  const asked: string[] = [];
  const socket = createSocket("udp4");
  socket.on("message", (question, { port, address }) => {
    const name = nameIn(question);
    const list = answers[name] ?? [];
    const times = asked.filter((earlier) => earlier === name).length;
    asked.push(name);
    const reply = answerTo(question, list[Math.min(times, list.length - 1)]);
    socket.send(reply, port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  const resolver = new Resolver();
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  return {
    asked,
    resolve: (hostname: string) => resolver.resolve4(hostname),
    close: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  };
}

const headerLength = 12;

function nameIn(question: Buffer): string {
  const labels: string[] = [];
  for (let at = headerLength; question[at]; ) {
    const end = at + 1 + (question[at] ?? 0);
    labels.push(question.toString("latin1", at + 1, end));
    at = end;
  }
  return labels.join(".").toLowerCase();
}

/** One A record that lives for no time at all, or "no such name". */
function answerTo(question: Buffer, address: string | undefined): Buffer {
  const asked = question.subarray(headerLength, question.indexOf(0, headerLength) + 5);
  const header = Buffer.alloc(headerLength);
  question.copy(header, 0, 0, 2);
  header.writeUInt16BE(address ? 0x8180 : 0x8183, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(address ? 1 : 0, 6);
  if (!address) return Buffer.concat([header, asked]);
  const record = Buffer.from([0xc0, 0x0c, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4]);
  return Buffer.concat([header, asked, record, Buffer.from(address.split(".").map(Number))]);
}
