import {
  type AnswerOf,
  type Endpoint,
  endpointUrl,
  type ItemOf,
  type RequestArgument,
} from "#contract/endpoint.ts";
import { hiddenUnknownHeader, totalCountHeader } from "#contract/explore-choices.ts";
import type { ApiAnswer } from "#contract/rendering.ts";

type Signal = { signal?: AbortSignal | undefined };

/** Calls our API. The browser and the server's renderer have their own `fetch`. */
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
  /** All pages of a list. */
  all<E extends Endpoint>(
    endpoint: E,
    ...request: RequestArgument<E, Signal>
  ): Promise<ItemOf<E>[]>;
}

export interface ApiPage<T> {
  items: T[];
  /** Null on the last page. */
  nextCursor: string | null;
  /** How many the whole list has: "128", "1000+"; null if the server did not count. */
  total: string | null;
  /** How many were left out only because an allergen is unknown. */
  hidden: string | null;
}

type Fetch = (path: string, init: RequestInit) => Promise<ApiAnswer>;

interface FieldIssue {
  path: string;
  message: string;
}

/** What somebody else has changed since the version that a refused change was based on. */
export interface StaleChange {
  version: number;
  changedBy: string | null;
  fields: { field: string; value?: unknown }[];
}

export interface ListedRestaurant {
  id: number;
  name: string;
}

/** The message is `status: body text`; `serverMessage` is for people. */
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

/** The session has ended, or belongs to somebody else. */
export const isUnauthenticated = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401;

export function createApi(fetch: Fetch): Api {
  async function request<T>(path: string, init: RequestInit) {
    const response = await fetch(path, init);
    const text = await response.text();
    if (!response.ok) throw new ApiError(response.status, text || response.statusText);
    const body = (text === "" ? undefined : JSON.parse(text)) as T;
    const { headers } = response;
    return { body, headers, nextPage: findNextPage(headers.get("Link")) };
  }

  async function requestAll<T>(path: string, signal: AbortSignal | undefined): Promise<T[]> {
    const { body, nextPage } = await request<T[]>(path, { signal });
    return nextPage ? [...body, ...(await requestAll<T>(nextPage, signal))] : body;
  }

  return {
    call: async <E extends Endpoint>(endpoint: E, ...args: RequestArgument<E, Signal>) => {
      const { url, body, signal } = prepare(endpoint, args[0]);
      const answer = await request<AnswerOf<E>>(url, {
        method: endpoint.method.toUpperCase(),
        signal,
        ...(body !== undefined && {
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(body),
        }),
      });
      return answer.body;
    },
    page: async <E extends Endpoint>(endpoint: E, ...args: RequestArgument<E, Signal>) => {
      const { url, signal } = prepare(endpoint, args[0]);
      const { body, headers, nextPage } = await request<ItemOf<E>[]>(url, { signal });
      return {
        items: body,
        nextCursor: findCursor(nextPage),
        total: headers.get(totalCountHeader),
        hidden: headers.get(hiddenUnknownHeader),
      };
    },
    all: async (endpoint, ...args) => {
      const { url, signal } = prepare(endpoint, args[0]);
      return requestAll(url, signal);
    },
  };
}

/** `Api` has checked the types of the request. */
function prepare(endpoint: Endpoint, request: (Signal & { body?: unknown }) | undefined) {
  const { signal, ...sent } = request ?? {};
  const url = endpointUrl(endpoint, ...([sent] as RequestArgument<Endpoint>));
  return { url, body: sent.body, signal };
}

const findNextPage = (link: string | null) => /<([^<>]+)>;\s*rel="next"/.exec(link ?? "")?.[1];

const findCursor = (page: string | undefined) =>
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

/** A 404: another tab or somebody else has removed it. */
export const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** For a removal, where a 404 counts as done. */
export function ignoreGone(error: unknown): void {
  if (!isGone(error)) throw error;
}
