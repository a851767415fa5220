import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Answer = (response: ServerResponse, request: IncomingMessage) => unknown;

/** Somebody else's website on this machine, as good or as hostile as it is told. */
export async function startWebServer(pages: Record<string, Answer> = {}, host = "127.0.0.1") {
  const requests: string[] = [];
  const agents = new Set<string | undefined>();
  const server = createServer((request, response) => {
    requests.push(request.url ?? "");
    agents.add(request.headers["user-agent"]);
    const { pathname } = new URL(request.url ?? "/", "http://site.example");
    const answer = pages[pathname];
    if (answer) answer(response, request);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    pages,
    requests,
    agents,
    url: `http://${host}:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export const sendHtml =
  (html: string, contentType = "text/html; charset=utf-8"): Answer =>
  (response) =>
    response.writeHead(200, { "Content-Type": contentType }).end(html);

export const redirectTo =
  (location: string): Answer =>
  (response) =>
    response.writeHead(302, { Location: location, Connection: "close" }).end();
