import { AwsClient } from "aws4fetch";
import type { ImageStorage } from "./image-storage.ts";
import { resolveRange } from "./image-storage.ts";

interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const timeoutMs = 30_000;

/** Works with any S3 server. Addresses buckets by path, which all of them understand. */
export function createS3Storage({ endpoint, bucket, region, ...keys }: S3Settings): ImageStorage {
  const client = new AwsClient({ ...keys, region, service: "s3", retries: 3 });
  const bucketUrl = `${endpoint.replace(/(?<!\/)\/+$/, "")}/${bucket}`;

  async function ask(path: string, init: RequestInit, fine: number[]): Promise<Response> {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await client.fetch(`${bucketUrl}${path}`, { signal, ...init });
    if (fine.includes(response.status)) return response;
    await response.body?.cancel();
    throw new Error(`the image storage answered ${response.status} to ${init.method} ${path}`);
  }

  const objectsUnder = (prefix: string) =>
    listObjects((query) => ask(`?${query}`, { method: "GET" }, [200]), prefix);

  async function remove(key: string): Promise<void> {
    for await (const { name } of objectsUnder(`${key}/`)) {
      await ask(`/${name}`, { method: "DELETE" }, [200, 204, 404]);
    }
  }

  async function readSize(path: string): Promise<number> {
    const { status, headers } = await ask(path, { method: "HEAD" }, [200, 404]);
    // A missing file satisfies every range here; the request for it then answers 404.
    return status === 200 ? Number(headers.get("Content-Length")) : Number.MAX_SAFE_INTEGER;
  }

  return {
    remove,

    async save(key, files) {
      try {
        let byteSize = 0;
        for await (const { name, bytes } of files) {
          const headers = { "Content-Type": `image/${name.split(".").at(-1)}` };
          await ask(`/${key}/${name}`, { method: "PUT", body: Buffer.from(bytes), headers }, [200]);
          byteSize += bytes.length;
        }
        return { byteSize };
      } catch (error) {
        // The sweep removes what stays behind.
        await remove(key).catch(() => {});
        throw error;
      }
    },

    async open(key, name, wanted) {
      const path = `/${key}/${name}`;
      // Servers support different ranges, so we resolve the range here.
      const size = wanted ? await readSize(path) : 0;
      const range = resolveRange(wanted, size);
      if (range === "unsatisfiable") return { size, range };
      const headers: Record<string, string> = range
        ? { Range: `bytes=${range.start}-${range.end}` }
        : {};
      const response = await ask(path, { method: "GET", headers }, [200, 206, 404]);
      const { body } = response;
      if (!body || response.status === 404) {
        await body?.cancel();
        return null;
      }
      const part = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(response.headers.get("Content-Range") ?? "");
      return {
        size: Number(part?.[3] ?? response.headers.get("Content-Length")),
        modifiedAt: new Date(response.headers.get("Last-Modified") ?? 0),
        range: part ? { start: Number(part[1]), end: Number(part[2]) } : undefined,
        body,
      };
    },

    async *list() {
      let set: { key: string; writtenAt: Date } | undefined;
      for await (const { name, writtenAt } of objectsUnder("")) {
        const key = name.split("/")[0] ?? name;
        if (set && set.key !== key) yield set;
        const isLatest = set?.key !== key || writtenAt > set.writtenAt;
        set = { key, writtenAt: isLatest || !set ? writtenAt : set.writtenAt };
      }
      if (set) yield set;
    },
  };
}

interface S3Object {
  name: string;
  writtenAt: Date;
}

/** Lists the objects whose names start with `prefix`, in order, page by page. */
async function* listObjects(
  ask: (query: URLSearchParams) => Promise<Response>,
  prefix: string,
): AsyncGenerator<S3Object> {
  let token: string | undefined;
  do {
    const query = new URLSearchParams({ "list-type": "2", prefix });
    if (token) query.set("continuation-token", token);
    const xml = await (await ask(query)).text();
    for (const object of xml.split("<Contents>").slice(1)) {
      const writtenAt = new Date(textOf(object, "LastModified") ?? Number.NaN);
      yield { name: textOf(object, "Key") ?? "", writtenAt };
    }
    token = textOf(xml, "NextContinuationToken");
  } while (token);
}

/** Our names need no unescaping; a continuation token may hold an ampersand. */
const textOf = (xml: string, element: string) =>
  xml.split(`<${element}>`)[1]?.split("<")[0]?.replaceAll("&amp;", "&");
