import { setImmediate } from "node:timers/promises";

/** So long the work that is there may keep newcomers out. */
const turnMs = 10;
/** Were there always one more, nobody would be worked for. */
const mostLooks = 64;

let arrivals = 0;
let lookedAt = 0;
let looking: Promise<void> | undefined;

/** For a server to say that it has taken a connection. */
export function noteArrival(): void {
  arrivals += 1;
}

/**
 * Node takes one new connection each time that it looks for news, and looks again when it has done all that it found.
 * With much to do it looks some twenty times a second: health checks and those who are to be refused wait at the port
 * until they give up, and then it works for people who have gone. So before work that can wait, everybody is let in.
 */
export async function letIn(): Promise<void> {
  if (performance.now() - lookedAt < turnMs) return;
  looking ??= look();
  await looking;
}

async function look(): Promise<void> {
  // The end of this turn.
  await setImmediate();
  for (let looks = 0, before = -1; before < arrivals && looks < mostLooks; looks += 1) {
    before = arrivals;
    await setImmediate();
  }
  lookedAt = performance.now();
  looking = undefined;
}
