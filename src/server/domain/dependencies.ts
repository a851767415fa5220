import type { RenderedPage, RenderOptions } from "#contract/rendering.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/database/client.ts";
import type { Logger } from "#server/logger.ts";
import type { AnswerMemory } from "#server/memory/answer-memory.ts";
import type { ImageStorage } from "#server/storage/image-storage.ts";
import type { Exposed } from "#server/telemetry/prometheus.ts";
import type { Telemetry } from "#server/telemetry/telemetry.ts";
import type { BoundedQueue } from "./bounded-queue.ts";

/** What features need: routes are registered with all of it, services take the parts that they use. */
export interface Dependencies {
  config: Config;
  db: Database;
  logger: Logger;
  now: () => Date;
  /** Answers to visitors. */
  memory: AnswerMemory;
  storage: ImageStorage;
  /** Limits how many images are processed at once. */
  imageQueue: BoundedQueue;
  /** How the process is. */
  telemetry: Telemetry;
  /** The metrics as Prometheus reads them, if the settings expose them. */
  exposedMetrics?: Exposed;
  /** Migrated, seeded and able to answer; false from the moment the process drains. */
  isReady: () => Promise<boolean>;
  /** So much waits for the database that new requests are refused. */
  isFull: () => boolean;
  /** The client's pages, where they are built. */
  renderPage?: (url: string, options: Omit<RenderOptions, "assets">) => Promise<RenderedPage>;
  /** The client's build: hashed files under `assets/`, the others by their own name. */
  clientFolder?: string;
}
