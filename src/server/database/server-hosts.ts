import type { Duplex } from "node:stream";
import pg from "pg";

type OnConnected = (error: Error | null, client?: pg.Client) => void;

/** It could not be connected to, or cannot be written to: another one may do. */
class HostRefused extends Error {
  override name = "HostRefused";
}

export type ServerHosts = ReturnType<typeof serverHosts>;

/**
 * The servers of DATABASE_URL. The driver knows one for each client, so clients go to the one that was good last. When it
 * cannot be reached or is a standby, the next clients go to the next one in the list.
 */
export function serverHosts(url: string) {
  const addresses = addressesOf(url);
  const isOne = addresses.length === 1;
  const open = new Set<HostClient>();
  let turn = 0;

  class HostClient extends pg.Client {
    readonly #turn = turn;
    readonly #waitMs: number;

    constructor({ connectionTimeoutMillis = 0, ...config }: pg.ClientConfig = {}) {
      // All of them together take no longer than one alone.
      const waitMs = connectionTimeoutMillis / addresses.length;
      const connectionString = addresses[turn] ?? "";
      super({ ...config, connectionString, connectionTimeoutMillis: waitMs });
      this.#waitMs = waitMs;
    }

    override connect(): Promise<pg.Client>;
    override connect(onConnected: OnConnected): void;
    override connect(onConnected?: OnConnected): Promise<pg.Client> | undefined {
      const connected = isOne ? super.connect() : this.#connectToPrimary();
      if (!onConnected) return connected;
      connected.then((client) => onConnected(null, client), onConnected);
    }

    async #connectToPrimary(): Promise<pg.Client> {
      // The waiting call fails by itself; an error event without a listener would end the process.
      this.on("error", () => {});
      try {
        await super.connect();
        await this.#requireWritable();
      } catch (error) {
        // Said before it is dropped, so that its end is no error to anybody.
        void this.end();
        this.#drop();
        if (turn === this.#turn) turn = (turn + 1) % addresses.length;
        throw new HostRefused(`${this.host}:${this.port}: ${messageOf(error)}`);
      }
      this.once("end", () => open.delete(this));
      open.add(this);
      turn = this.#turn;
      // What still waits for the former primary would wait until TCP gives up.
      for (const client of open) if (client.#turn !== turn) client.#drop();
      return this;
    }

    async #requireWritable(): Promise<void> {
      const text = "show transaction_read_only";
      const { rows } = await this.query({ text, query_timeout: this.#waitMs } as pg.QueryConfig);
      if (rows[0].transaction_read_only === "on") throw new Error("it is read-only, a standby");
    }

    #drop() {
      (this as unknown as { connection: { stream: Duplex } }).connection.stream.destroy();
    }
  }

  /** Once for each host. Nothing has been asked of any of them before, so nothing is done twice. */
  async function reach<Connected>(connect: () => Promise<Connected>): Promise<Connected> {
    const refusals: string[] = [];
    while (refusals.length < addresses.length) {
      try {
        return await connect();
      } catch (error) {
        if (!(error instanceof HostRefused)) throw error;
        refusals.push(error.message);
      }
    }
    throw new Error(refusals.join("; "));
  }

  return { Client: HostClient, reach };
}

function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return messageOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

/** An address for each host: `postgres://name:password@one:5432,two:5432/cluck` names two. */
export function addressesOf(url: string): string[] {
  const schemeEnd = url.indexOf("//") + 2;
  const [authority = ""] = url.slice(schemeEnd).split(/[/?]/);
  // The password may hold anything.
  const hostsAt = schemeEnd + authority.lastIndexOf("@") + 1;
  const hostsEnd = schemeEnd + authority.length;
  return url
    .slice(hostsAt, hostsEnd)
    .split(",")
    .map((host) => withLibpqTls(url.slice(0, hostsAt) + host + url.slice(hostsEnd)));
}

/**
 * With `sslmode` as libpq reads it; by itself the driver checks certificates in every mode. It cannot go back to plain
 * text, so the modes that would ask for TLS.
 */
function withLibpqTls(address: string): string {
  if (!/[?&]sslmode=/.test(address)) return address;
  return `${address.replace(/([?&]sslmode=)(allow|prefer)(?=&|$)/, "$1require")}&uselibpqcompat=true`;
}
