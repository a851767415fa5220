// The clients of the overload drill as a process of their own: what they compute is nobody's waiting but theirs.
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { exchange, type LoadRequest } from "../../scripts/bench/load.ts";

export interface Offer {
  origin: string;
  members: { userId: string; token: string }[];
  sandwichIds: number[];
  /** On so many connections one after the other, or so many a second whatever becomes of them. */
  rate: { connections: number } | { perSecond: number };
  forMs: number;
}

export interface Outcome {
  offeredPerSecond: number;
  goodPerSecond: number;
  refusedPerSecond: number;
  /** From when they were due, of those that were answered with what they asked for. */
  p50Ms: number;
  p99Ms: number;
  slowestRefusalMs: number;
  /** How late the last of them was sent: then it was the clients who were at their limit. */
  mostLateMs: number;
  /** That were opened because none was free. */
  connections: number;
  /** How long after the end the last of them was answered. */
  lastAnswerMs: number;
  /** How often each of these happened: no answer in time, a reset, a status that is neither. */
  failures: Record<string, number>;
}

/** Nobody waits for longer. */
const patienceMs = 10_000;

const idle: Socket[] = [];
let turn = 0;

process.on("message", async (offer: Offer) => process.send?.(await make(offer)));

async function make({ origin, rate, forMs, ...community }: Offer): Promise<Outcome> {
  const address = new URL(origin);
  const startedAt = performance.now();
  const until = startedAt + forMs;
  const goodMs: number[] = [];
  const count = { sent: 0, good: 0, refused: 0, opened: 0 };
  const most = { lateMs: 0, refusalMs: 0 };
  const failures: Record<string, number> = {};

  async function send(dueAt: number) {
    count.sent += 1;
    most.lateMs = Math.max(most.lateMs, performance.now() - dueAt);
    try {
      if (idle.length === 0) count.opened += 1;
      const { status, head } = await call(address, nextRequest(community));
      const now = performance.now();
      if (status === 503 && head.includes("\r\nretry-after: ")) {
        count.refused += 1;
        most.refusalMs = Math.max(most.refusalMs, now - dueAt);
      } else if (status < 200 || status > 299) note(`status ${status}`);
      else {
        goodMs.push(now - dueAt);
        if (now < until) count.good += 1;
      }
    } catch (error) {
      note((error as NodeJS.ErrnoException).code ?? (error as Error).message);
    }
  }
  function note(failure: string) {
    failures[failure] = (failures[failure] ?? 0) + 1;
  }

  const open: Promise<void>[] = [];
  if ("connections" in rate) {
    const sendOn = async () => {
      while (performance.now() < until) await send(performance.now());
    };
    open.push(...Array.from({ length: rate.connections }, sendOn));
  } else {
    const everyMs = 1000 / rate.perSecond;
    for (let now = startedAt; now < until; now = performance.now()) {
      while (startedAt + count.sent * everyMs <= now)
        open.push(send(startedAt + count.sent * everyMs));
      await pause(1);
    }
  }
  await Promise.all(open);
  goodMs.sort((a, b) => a - b);
  const share = (part: number) => Math.round(goodMs[Math.floor(goodMs.length * part)] ?? 0);
  const perSecond = (number: number) => Math.round((number * 1000) / forMs);
  return {
    offeredPerSecond: perSecond(count.sent),
    goodPerSecond: perSecond(count.good),
    refusedPerSecond: perSecond(count.refused),
    p50Ms: share(0.5),
    p99Ms: share(0.99),
    slowestRefusalMs: Math.round(most.refusalMs),
    mostLateMs: Math.round(most.lateMs),
    connections: count.opened,
    lastAnswerMs: Math.round(Math.max(0, performance.now() - until)),
    failures,
  };
}

/** On a connection that is free, or else on a new one. */
async function call({ hostname, port, host }: URL, request: LoadRequest) {
  let socket = idle.pop();
  while (socket?.destroyed) socket = idle.pop();
  socket ??= connect({ host: hostname, port: Number(port), noDelay: true });
  const timer = setTimeout(() => socket.destroy(new Error("no answer in time")), patienceMs);
  try {
    const answer = await exchange(socket, host, request);
    if (answer.head.includes("\r\nconnection: close")) socket.destroy();
    else idle.push(socket);
    return answer;
  } finally {
    clearTimeout(timer);
  }
}

/** Three of four are visitors who look for something that nobody looked for before; one is a member who marks a sandwich. */
function nextRequest({
  members,
  sandwichIds,
}: Pick<Offer, "members" | "sandwichIds">): LoadRequest {
  turn += 1;
  if (turn % 4 > 0)
    return { method: "GET", path: `/api/sandwiches?limit=24&q=crisp+${turn.toString(36)}` };
  const { userId, token } = members[turn % members.length] ?? { userId: "", token: "" };
  const sandwichId = sandwichIds[turn % sandwichIds.length];
  const body = JSON.stringify({ userId, sandwichId, hasTried: turn % 8 > 0, isFavorite: true });
  return {
    method: "POST",
    path: "/api/user-sandwiches",
    headers: { Cookie: `session=${token}` },
    body,
  };
}
