import type { RequestSession } from "#server/domain/actor.ts";
import { noteViewer } from "#server/memory/reading.ts";

/** Who asks. An answer that was made with a look at `session` is for them alone. */
export class Asker {
  readonly #session: RequestSession | null;

  constructor(session: RequestSession | null) {
    this.#session = session;
  }

  get session(): RequestSession | null {
    noteViewer();
    return this.#session;
  }

  /** For what is not part of the answer. */
  get sessionBesideAnswer(): RequestSession | null {
    return this.#session;
  }
}
