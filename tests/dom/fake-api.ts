import { type Api, createApi } from "#client/lib/api.ts";
import { findViewer } from "#contract/accounts.endpoints.ts";
import type { User } from "#contract/accounts.ts";
import type { AnswerOf, Endpoint, RequestOf } from "#contract/endpoint.ts";
import { readSite } from "#contract/site.endpoints.ts";
import type { Site } from "#contract/site.ts";

export const usualSite: Site = {
  socialLinks: [],
  contactEmail: null,
  hasDemo: false,
  sendsMail: true,
  registration: "open",
};

type Answer = () => Response | Promise<Response>;

interface Received {
  endpoint: Endpoint;
  path: string;
  body: unknown;
}

/** The server as a test wants it. It answers to visitors unless `viewer` is given; a call without an answer fails. */
export function fakeApi(viewer: User | null = null) {
  const answers: { endpoint: Endpoint; answer: Answer }[] = [];
  const received: Received[] = [];

  const api: Api = createApi(async (path, init) => {
    const method = init.method?.toLowerCase() ?? "get";
    const isAsked = ({ endpoint }: { endpoint: Endpoint }) =>
      endpoint.method === method && pathPattern(endpoint).test(path);
    const found = answers.findLast(isAsked);
    if (!found) throw new Error(`The test has no answer to ${method} ${path}`);
    const body = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    received.push({ endpoint: found.endpoint, path, body });
    return found.answer();
  });

  const server = {
    api,
    /** From now on. The last answer to an endpoint counts. */
    answer<E extends Endpoint>(endpoint: E, body: AnswerOf<E>, headers?: HeadersInit) {
      answers.push({ endpoint, answer: () => Response.json(body ?? null, { headers }) });
      return server;
    },
    refuse(endpoint: Endpoint, status: number, body: object | string = "") {
      const text = typeof body === "string" ? body : JSON.stringify(body);
      answers.push({ endpoint, answer: () => new Response(text, { status }) });
      return server;
    },
    /** The next time only; then as before. */
    refuseOnce(endpoint: Endpoint, status: number, body: object) {
      const once = {
        endpoint,
        answer: () => {
          answers.splice(answers.indexOf(once), 1);
          return Response.json(body, { status });
        },
      };
      answers.push(once);
      return server;
    },
    /** Nothing comes back, as without a network. */
    disconnect(endpoint: Endpoint) {
      answers.push({ endpoint, answer: () => Promise.reject(new TypeError("Failed to fetch")) });
      return server;
    },
    /** The answer comes when the returned function is called. */
    hold<E extends Endpoint>(endpoint: E, body: AnswerOf<E>): () => void {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      answers.push({
        endpoint,
        answer: async () => {
          await held;
          return Response.json(body ?? null);
        },
      });
      return release;
    },
    /** The bodies that were sent to an endpoint, oldest first. */
    sent<E extends Endpoint>(endpoint: E) {
      type Body = RequestOf<E> extends { body?: infer B } ? B : undefined;
      return received.filter((call) => call.endpoint === endpoint).map(({ body }) => body as Body);
    },
    /** The addresses that were requested from an endpoint, oldest first. */
    requested: (endpoint: Endpoint) =>
      received.filter((call) => call.endpoint === endpoint).map(({ path }) => path),
  };
  server.answer(readSite, usualSite);
  return viewer ? server.answer(findViewer, viewer) : server.refuse(findViewer, 401);
}

export type FakeApi = ReturnType<typeof fakeApi>;

const pathPattern = ({ path }: Endpoint) =>
  new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/?]+")}(?:\\?|$)`);
