// The least that Node can do over HTTP: answers that it was given, by method and path. `bench/http.ts` starts it and
// sends the answers.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The key is "GET /path"; a body is base64. */
export type BareAnswers = Record<string, { headers: Record<string, string>; body: string }>;

const answers = new Map<string, { headers: Record<string, string>; body: Buffer }>();

const server = createServer((request, response) => {
  request.resume();
  request.once("end", () => {
    const answer = answers.get(`${request.method} ${request.url}`);
    if (!answer) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { ...answer.headers, "Content-Length": answer.body.length });
    response.end(answer.body);
  });
});

process.on("message", (given: BareAnswers) => {
  answers.clear();
  for (const [key, { headers, body }] of Object.entries(given)) {
    answers.set(key, { headers, body: Buffer.from(body, "base64") });
  }
  process.send?.("ready");
});

server.listen(0, "127.0.0.1", () => {
  process.send?.((server.address() as AddressInfo).port);
});
