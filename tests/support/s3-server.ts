import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const settings = {
  bucket: "cluck-images",
  region: "us-east-1",
  accessKeyId: "known",
  secretAccessKey: "secret",
};
/** Few, so that every test of lists also reads further pages. */
const namesPerPage = 2;

interface StoredObject {
  bytes: Buffer;
  writtenAt: Date;
}

/** What the product asks of an S3 server, on loopback. It knows the access key, but does not check signatures. */
export async function startS3Server() {
  const objects = new Map<string, StoredObject>();
  const server = createServer((request, response) => answer(objects, request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    settings: { ...settings, endpoint: `http://127.0.0.1:${port}` },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

async function answer(
  objects: Map<string, StoredObject>,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { pathname, searchParams } = new URL(request.url ?? "", "http://s3");
  const [, bucket, ...parts] = pathname.split("/");
  const name = parts.join("/");
  if (!request.headers.authorization?.includes(`Credential=${settings.accessKeyId}/`)) {
    response.writeHead(403).end();
  } else if (bucket !== settings.bucket) {
    response.writeHead(404).end();
  } else if (name === "") {
    response.writeHead(200, { "Content-Type": "application/xml" }).end(list(objects, searchParams));
  } else if (request.method === "PUT") {
    const bytes = Buffer.concat(await request.toArray());
    objects.set(name, { bytes, writtenAt: new Date() });
    response.writeHead(200).end();
  } else if (request.method === "DELETE") {
    objects.delete(name);
    response.writeHead(204).end();
  } else {
    read(objects.get(name), request, response);
  }
}

function read(
  object: StoredObject | undefined,
  { method, headers: { range } }: IncomingMessage,
  response: ServerResponse,
) {
  if (!object) return response.writeHead(404).end();
  const { bytes, writtenAt } = object;
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(range ?? "") ?? [];
  const part = start && end ? bytes.subarray(Number(start), Number(end) + 1) : bytes;
  response.writeHead(range ? 206 : 200, {
    "Content-Length": part.length,
    "Last-Modified": writtenAt.toUTCString(),
    ...(range && { "Content-Range": `bytes ${start}-${end}/${bytes.length}` }),
  });
  response.end(method === "HEAD" ? undefined : part);
}

/** Whatever comes after the name that the token names, in order. */
function list(objects: Map<string, StoredObject>, query: URLSearchParams): string {
  const after = query.get("continuation-token") ?? "";
  const names = [...objects.keys()]
    .filter((name) => name.startsWith(query.get("prefix") ?? "") && name > after)
    .sort();
  const page = names.slice(0, namesPerPage);
  const contents = page.map(
    (name) =>
      `<Contents><Key>${name}</Key><LastModified>${objects.get(name)?.writtenAt.toISOString()}</LastModified></Contents>`,
  );
  const next =
    names.length > page.length
      ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>`
      : "";
  return `<ListBucketResult>${contents.join("")}${next}</ListBucketResult>`;
}
