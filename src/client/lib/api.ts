import type { AnswerOf, Endpoint, ItemOf, RequestArgument } from "#contract/endpoint.ts";
import { endpointUrl } from "#contract/endpoint.ts";

type Signal = { signal?: AbortSignal | undefined };

/** Calls our API; the browser and the server's renderer each bring their own way to reach it. */
export interface Api {
  call<E extends Endpoint>(
    endpoint: E,
    ...request: RequestArgument<E, Signal>
  ): Promise<AnswerOf<E>>;
  /** One page of a list. */
  page<E extends Endpoint>(
    endpoint: E,
    ...request: RequestArgument<E, Signal>
  ): Promise<ApiPage<ItemOf<E>>>;
  /** A whole list, page after page. */
  all<E extends Endpoint>(
    endpoint: E,
    ...request: RequestArgument<E, Signal>
  ): Promise<ItemOf<E>[]>;
  get<T>(path: string, signal?: AbortSignal): Promise<T>;
  /** A whole list, page after page. */
  getAll<T>(path: string, signal?: AbortSignal): Promise<T[]>;
  getPage<T>(path: string, signal?: AbortSignal): Promise<ApiPage<T>>;
  send<T = void>(
    method: "POST" | "PUT" | "PATCH" | "DELETE",
    path: string,
    body?: unknown,
    signal?: AbortSignal,
  ): Promise<T>;
}

export interface ApiPage<T> {
  items: T[];
  /** Where the next page starts; null on the last one. */
  nextCursor: string | null;
  headers: Headers;
}

type Fetch = (path: string, init: RequestInit) => Promise<Response>;

interface FieldIssue {
  path: string;
  message: string;
}

/** What somebody else changed since the version that a refused change was made on. */
export interface StaleChange {
  version: number;
  changedBy: string | null;
  fields: { field: string; value?: unknown }[];
}

/** What the catalogue already has. */
export interface ListedRestaurant {
  id: number;
  name: string;
}

/** The message is `status: body text`; what a person should read is `serverMessage`. */
export class ApiError extends Error {
  readonly status: number;
  readonly serverMessage: string | undefined;
  readonly issues: FieldIssue[];
  readonly stale: StaleChange | undefined;
  readonly restaurant: ListedRestaurant | undefined;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.name = "ApiError";
    this.status = status;
    const body = parseErrorBody(text);
    this.serverMessage = body?.message;
    this.issues = body?.issues ?? [];
    this.stale = body?.stale;
    this.restaurant = body?.restaurant;
  }
}

/** The server knows nobody behind this call, or somebody else. */
export const isUnauthenticated = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401;

export function createApi(fetch: Fetch): Api {
  async function request<T>(path: string, init: RequestInit) {
    const response = await fetch(path, init);
    const text = await response.text();
    if (!response.ok) throw new ApiError(response.status, text || response.statusText);
    const body = (text === "" ? undefined : JSON.parse(text)) as T;
    const { headers } = response;
    return { body, headers, nextPage: nextPageOf(headers.get("Link")) };
  }
  const call = async <T>(path: string, init: RequestInit) => (await request<T>(path, init)).body;

  async function getAll<T>(path: string, signal?: AbortSignal): Promise<T[]> {
    const { body, nextPage } = await request<T[]>(path, { signal });
    return nextPage ? [...body, ...(await getAll<T>(nextPage, signal))] : body;
  }
  async function getPage<T>(path: string, signal?: AbortSignal): Promise<ApiPage<T>> {
    const { body, headers, nextPage } = await request<T[]>(path, { signal });
    return { items: body, nextCursor: cursorOf(nextPage), headers };
  }
  return {
    call: (endpoint, ...args) => {
      const { signal, ...sent } = (args[0] ?? {}) as SentRequest;
      return call(urlFor(endpoint, sent), {
        method: endpoint.method.toUpperCase(),
        signal,
        ...(sent.body !== undefined && {
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(sent.body),
        }),
      });
    },
    page: (endpoint, ...args) => {
      const { signal, ...sent } = (args[0] ?? {}) as SentRequest;
      return getPage(urlFor(endpoint, sent), signal);
    },
    all: (endpoint, ...args) => {
      const { signal, ...sent } = (args[0] ?? {}) as SentRequest;
      return getAll(urlFor(endpoint, sent), signal);
    },
    get: (path, signal) => call(path, { signal }),
    getAll,
    getPage,
    send: (method, path, body, signal) =>
      call(path, {
        method,
        signal,
        headers: body === undefined ? undefined : { "Content-Type": "application/json" },
        body: body === undefined ? undefined : JSON.stringify(body),
      }),
  };
}

/** The request as any endpoint may have it; `Api` has checked it against its own. */
type SentRequest = Signal & { body?: unknown; query?: Record<string, string> };

const urlFor = (endpoint: Endpoint, request: object) =>
  endpointUrl(endpoint, ...([request] as RequestArgument<Endpoint>));

const nextPageOf = (link: string | null) => /<([^<>]+)>;\s*rel="next"/.exec(link ?? "")?.[1];

const cursorOf = (page: string | undefined) =>
  new URLSearchParams(page?.split("?")[1]).get("cursor");

interface ErrorBody {
  message?: string;
  issues?: FieldIssue[];
  stale?: StaleChange;
  restaurant?: ListedRestaurant;
}

function parseErrorBody(text: string): ErrorBody | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
