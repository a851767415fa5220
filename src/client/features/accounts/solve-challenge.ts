import { ApiError } from "#client/lib/api.ts";
import {
  challengeParts,
  challengeText,
  type RegistrationChallenge,
  type SolvedChallenge,
} from "#contract/registration-challenge.ts";

const mostChallenges = 3;
const sliceMs = 8;

/**
 * Solves the challenge and sends again. The server may answer with another challenge, when this one took too long for
 * example.
 */
export async function sendSolved<Answer>(
  challenge: RegistrationChallenge,
  send: (solved: SolvedChallenge) => Promise<Answer>,
  tell: (text: string) => void,
  left = mostChallenges - 1,
): Promise<Answer> {
  tell("One moment, checking that this is no robot");
  const solved = await solve(challenge);
  return send(solved).catch((error: unknown) => {
    const next = error instanceof ApiError && error.challenge;
    if (!next || left === 0) throw error;
    return sendSolved(next, send, tell, left - 1);
  });
}

/** Works in slices of a few milliseconds, so that the page stays responsive. */
async function solve({ challenge, below }: RegistrationChallenge): Promise<SolvedChallenge> {
  const numbers: number[] = [];
  let pauseAt = performance.now() + sliceMs;
  for (let part = 0; part < challengeParts; part++) {
    let number = 0;
    while (firstWord(challengeText(challenge, part, number)) >= below) {
      number++;
      if (number % 64 !== 0 || performance.now() < pauseAt) continue;
      await nextTask();
      pauseAt = performance.now() + sliceMs;
    }
    numbers.push(number);
  }
  return { challenge, numbers };
}

/** Uses a message, because browsers slow down the timers of background tabs. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

// Our own SHA-256: the browser's needs https and is slower for single blocks.

const primes: number[] = [];
for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n);
const firstBits = (root: number) => ((root % 1) * 2 ** 32) | 0;
const roundKeys = Int32Array.from(primes, (prime) => firstBits(Math.cbrt(prime)));
const start = Int32Array.from(primes.slice(0, 8), (prime) => firstBits(Math.sqrt(prime)));
const words = new Int32Array(64);

/** The first 32 bits of the SHA-256 of an ASCII text of at most 55 characters. */
export function firstWord(text: string): number {
  words.fill(0, 0, 16);
  for (let i = 0; i < text.length; i++) putByte(i, text.charCodeAt(i));
  putByte(text.length, 0x80);
  words[15] = 8 * text.length;
  for (let i = 16; i < 64; i++) {
    const [v, w] = [word(i - 15), word(i - 2)];
    const older = rotate(v, 7) ^ rotate(v, 18) ^ (v >>> 3);
    const newer = rotate(w, 17) ^ rotate(w, 19) ^ (w >>> 10);
    words[i] = word(i - 16) + older + word(i - 7) + newer;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = start;
  for (let i = 0; i < 64; i++) {
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const key = roundKeys[i] ?? 0;
    const t = h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + chosen + key + word(i);
    const u = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + most;
    h = g;
    g = f;
    f = e;
    e = (d + t) | 0;
    d = c;
    c = b;
    b = a;
    a = (t + u) | 0;
  }
  return (a + (start[0] ?? 0)) >>> 0;
}

const word = (i: number) => words[i] ?? 0;
const putByte = (i: number, byte: number) => {
  words[i >> 2] = word(i >> 2) | (byte << (24 - 8 * (i & 3)));
};
const rotate = (bits: number, by: number) => (bits >>> by) | (bits << (32 - by));
