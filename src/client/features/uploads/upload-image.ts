import { type Api, ApiError } from "#client/lib/api.ts";
import type { Image } from "#contract/images.ts";
import type { UploadSlug } from "#contract/upload-rules.ts";
import { findUpload, requestUploads } from "#contract/uploads.endpoints.ts";
import type { UploadedFile } from "#contract/uploads.ts";

const sixAtOnce = atMost(6);

/** Requests a signed address and sends the file there. Retries after connection and server errors. */
export const uploadImage = (
  api: Api,
  slug: UploadSlug,
  file: File,
  options: PutOptions,
  put = putFile,
): Promise<Image> =>
  sixAtOnce(async () => {
    let address: string | undefined;
    const { serverData } = await retrying(async () => {
      const stored = address && (await findStoredFile(api, address, options.signal));
      if (stored) return stored;
      address ??= await requestUploadAddress(api, slug, file, options.signal);
      return JSON.parse(await put(address, file, options)) as UploadedFile;
    }, options);
    return serverData.image;
  });

async function requestUploadAddress(api: Api, slug: UploadSlug, file: File, signal: AbortSignal) {
  const { name, size, type, lastModified } = file;
  const [presigned] = await api.call(requestUploads, {
    query: { actionType: "upload", slug },
    body: { files: [{ name, size, type, lastModified }], input: null },
    signal,
  });
  if (!presigned) throw new Error("The server gave no address for the file");
  return presigned.url;
}

/** The server signs whole addresses, of which only the path and query matter here. */
const anyOrigin = "https://cluck.invalid";

/** The file may be stored although the answer was lost, and an address accepts it only once. */
async function findStoredFile(api: Api, address: string, signal: AbortSignal) {
  const { pathname, searchParams } = new URL(address, anyOrigin);
  const key = pathname.split("/").at(-1) ?? "";
  const query = Object.fromEntries(searchParams);
  const upload = await api.call(findUpload, { key, query, signal });
  if (upload.status === "done") return upload.file;
  if (upload.status === "failed") throw new ApiError(400, JSON.stringify(upload));
  if (upload.status === "processing") throw new ApiError(503, "It is not ready yet");
}

interface PutOptions {
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
}

/** XMLHttpRequest, because `fetch` reports no upload progress. Rejects with the same errors as `fetch`. */
function putFile(address: string, file: File, { signal, onProgress }: PutOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onerror = () => reject(new TypeError("The connection was lost"));
    request.onload = () => {
      const { status, statusText, responseText } = request;
      if (status >= 200 && status < 300) resolve(responseText);
      else reject(new ApiError(status, responseText || statusText));
    };
    const cancel = () => {
      request.abort();
      reject(signal.reason);
    };
    signal.addEventListener("abort", cancel, { once: true });
    request.onloadend = () => signal.removeEventListener("abort", cancel);
    request.open("PUT", address);
    const form = new FormData();
    form.append("file", file);
    request.send(form);
  });
}

const retries = import.meta.env.MODE === "test" ? 3 : 10;
const firstPause = 10;
const longestPause = 1000;
/** The latest start of a retry after the first try. */
const maxRetryTime = 60_000;

export const pauseBefore = (retry: number) => Math.min(firstPause * 2 ** (retry - 1), longestPause);

/** A 4xx would be refused again; a lost connection or a 5xx may recover. */
export const isRetryable = (error: unknown) =>
  error instanceof ApiError ? error.status >= 500 : error instanceof TypeError;

type RetryOptions = {
  signal: AbortSignal;
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  now?: () => number;
};

export async function retrying<T>(
  attempt: (retry: number) => Promise<T>,
  { signal, pause = pauseFor, now = Date.now }: RetryOptions,
): Promise<T> {
  const started = now();
  for (let retry = 0; ; retry += 1) {
    if (retry > 0) await pause(pauseBefore(retry), signal);
    signal.throwIfAborted();
    try {
      return await attempt(retry);
    } catch (error) {
      const isLast = retry === retries || now() - started >= maxRetryTime;
      if (isLast || !isRetryable(error)) throw error;
    }
  }
}

const pauseFor = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Runs at most `limit` tasks at once, in the order of their calls. */
export function atMost(limit: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function run<T>(work: () => Promise<T>): Promise<T> {
    // A task that ends passes its slot on, so `running` stays the same.
    if (running === limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
