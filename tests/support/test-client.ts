import type { HttpBindings } from "@hono/node-server";
import type { App } from "#server/http/app-environment.ts";
import { checkAgainstContract } from "./contract-check.ts";

export interface ClientOptions {
  address?: string;
}

interface RequestOptions {
  body?: unknown;
  headers?: Record<string, string>;
}

/** A browser without a page: it keeps cookies, and holds every answer against the contract. */
export class TestClient {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly app: App,
    private readonly options: ClientOptions = {},
  ) {}

  get = (path: string, options?: RequestOptions) => this.send("GET", path, options);
  post = (path: string, body?: unknown, headers?: RequestOptions["headers"]) =>
    this.send("POST", path, { body, headers });
  patch = (path: string, body?: unknown) => this.send("PATCH", path, { body });
  delete = (path: string, body?: unknown) => this.send("DELETE", path, { body });

  async send(method: string, path: string, { body, headers = {} }: RequestOptions = {}) {
    const request = new Request(`http://localhost${path}`, {
      method,
      headers: { ...this.headersFor(body), ...headers },
      body: isSentAsItIs(body) ? body : JSON.stringify(body),
    });
    const response = await this.app.fetch(request, connectionFrom(this.options.address));
    this.keepCookies(response);
    await checkAgainstContract(this.app, method, path, response.clone());
    // Whoever reads page after page would never end.
    if (nextPageOf(response) === path) throw new Error(`The page after ${path} is the same again`);
    return response;
  }

  private headersFor(body: unknown): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    return {
      ...(cookie ? { Cookie: cookie } : {}),
      // A form names its own type, with the boundary in it.
      ...(body === undefined || body instanceof FormData
        ? {}
        : { "Content-Type": "application/json" }),
    };
  }

  private keepCookies(response: Response) {
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "") this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

const isSentAsItIs = (body: unknown): body is string | FormData | undefined =>
  body === undefined || typeof body === "string" || body instanceof FormData;

const connectionFrom = (remoteAddress = "192.0.2.1") =>
  ({ incoming: { socket: { remoteAddress } } }) as unknown as HttpBindings;

/** The body as the contract's type: the client has already checked it. */
export const bodyOf = async <T>(response: Response): Promise<T> => (await response.json()) as T;

export const nextPageOf = (response: Response): string | undefined =>
  /<(.+)>; rel="next"/.exec(response.headers.get("Link") ?? "")?.[1];
