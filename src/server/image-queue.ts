import type { Config } from "./config.ts";
import { type BoundedQueue, createBoundedQueue } from "./http/bounded-queue.ts";
import { unavailable } from "./http/errors.ts";

const waitingPerRunning = 16;

/** Whoever would wait longer than a few seconds is told so at once. */
export const createImageQueue = ({
  imageConcurrency,
}: Pick<Config, "imageConcurrency">): BoundedQueue =>
  createBoundedQueue(imageConcurrency, imageConcurrency * waitingPerRunning, () => unavailable(5));
