import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface ModelRequest {
  path: string;
  authorization: string | undefined;
  body: { model: string; messages: { role: string; content: string }[]; response_format: unknown };
}

type Answer = (response: ServerResponse, request: ModelRequest) => void;

/** A server on this machine that speaks the chat completions protocol, as well or as badly as it is told. */
export async function startModelServer() {
  const requests: ModelRequest[] = [];
  let answer: Answer = (response) => response.writeHead(500).end();
  const server = createServer(async (request, response) => {
    const received = await readRequest(request);
    requests.push(received);
    answer(response, received);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    answers(next: Answer) {
      answer = next;
    },
    says(content: unknown) {
      const text = typeof content === "string" ? content : JSON.stringify(content);
      answer = (response) => response.end(completionOf(text));
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export const completionOf = (content: string): string =>
  JSON.stringify({ choices: [{ message: { role: "assistant", content } }] });

async function readRequest(request: IncomingMessage): Promise<ModelRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return {
    path: request.url ?? "",
    authorization: request.headers.authorization,
    body: JSON.parse(Buffer.concat(chunks).toString()),
  };
}
