import { afterEach, describe, expect, it, vi } from "vitest";
import { ApiError, createApi } from "#client/lib/api.ts";
import type { UploadStatus } from "#contract/uploads.ts";
import { atMost, isRetryable, pauseBefore, retrying, uploadImage } from "./upload-image.ts";

const image = { url: "/images/k/8.webp", width: 8, height: 6, widths: [8], preview: "data:," };
const answer = { url: image.url, appUrl: "", ufsUrl: "", fileHash: "", serverData: { image } };
const file = new File(["bytes"], "lunch.jpg", { type: "image/jpeg", lastModified: 5 });
const address = "/api/uploadthing/k?signature=s";

/** A server that gives out addresses and answers uploads as told. */
function serverWith(...statuses: UploadStatus[]) {
  const calls: string[] = [];
  const api = createApi(async (path, { method = "GET", body }) => {
    calls.push(`${method} ${path} ${body ?? ""}`.trim());
    if (method === "POST") return Response.json([{ url: address, key: "k" }]);
    return Response.json(statuses.shift() ?? { status: "waiting" });
  });
  return { api, calls };
}

const sent = () => Promise.resolve(JSON.stringify(answer));
const lost = () => Promise.reject(new TypeError("The connection was lost"));
const options = () => ({ signal: new AbortController().signal, onProgress: () => {} });

describe("an upload", () => {
  it("announces the file, sends it to the signed address and answers with the image", async () => {
    const { api, calls } = serverWith();
    const put = vi.fn(sent);
    const done = await uploadImage(api, "badgeImageUploader", file, options(), put);
    expect(done).toEqual(image);
    expect(put).toHaveBeenCalledWith(address, file, expect.anything());
    expect(calls).toEqual([
      'POST /api/uploadthing?actionType=upload&slug=badgeImageUploader {"files":[{"name":"lunch.jpg","size":5,"type":"image/jpeg","lastModified":5}],"input":null}',
    ]);
  });

  it("sends it again to the same address when the connection was lost", async () => {
    const { api, calls } = serverWith({ status: "waiting" });
    const put = vi.fn(sent).mockImplementationOnce(lost);
    await expect(uploadImage(api, "sandwichImageUploader", file, options(), put)).resolves.toEqual(
      image,
    );
    expect(put).toHaveBeenCalledTimes(2);
    expect(calls.filter((call) => call.startsWith("POST"))).toHaveLength(1);
  });

  it("does not send again what arrived although the answer was lost", async () => {
    const { api } = serverWith({ status: "processing" }, { status: "done", file: answer });
    const put = vi.fn(lost);
    await expect(uploadImage(api, "sandwichImageUploader", file, options(), put)).resolves.toEqual(
      image,
    );
    expect(put).toHaveBeenCalledTimes(1);
  });

  it("says what the server found wrong with a file whose answer was lost", async () => {
    const { api } = serverWith({ status: "failed", message: "This is no image." });
    const failing = uploadImage(api, "sandwichImageUploader", file, options(), lost);
    await expect(failing).rejects.toMatchObject({ serverMessage: "This is no image." });
  });

  it("takes a refusal for an answer", async () => {
    const { api } = serverWith();
    const put = vi.fn(() => Promise.reject(new ApiError(413, '{"message":"Too large"}')));
    const failing = uploadImage(api, "sandwichImageUploader", file, options(), put);
    await expect(failing).rejects.toMatchObject({ serverMessage: "Too large" });
    expect(put).toHaveBeenCalledTimes(1);
  });

  it("stops when it is cancelled", async () => {
    const { api } = serverWith();
    const cancelling = new AbortController();
    const put = vi.fn(async () => {
      cancelling.abort();
      return lost();
    });
    const { signal } = cancelling;
    const ending = uploadImage(
      api,
      "sandwichImageUploader",
      file,
      { signal, onProgress: () => {} },
      put,
    );
    await expect(ending).rejects.toThrow("aborted");
    expect(put).toHaveBeenCalledTimes(1);
  });
});

const loseConnection = () => Promise.reject(new TypeError("Failed to fetch"));
const noPause = () => Promise.resolve();
const { signal } = new AbortController();

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe("retrying", () => {
  it("pauses from 10 ms on, twice as long each time, at most a second", () => {
    const pauses = Array.from({ length: 10 }, (_, index) => pauseBefore(index + 1));
    expect(pauses).toEqual([10, 20, 40, 80, 160, 320, 640, 1000, 1000, 1000]);
  });

  it("tries three more times in tests, then gives up with the last error", async () => {
    const attempt = vi.fn(loseConnection);
    await expect(retrying(attempt, { signal, pause: noPause })).rejects.toThrow("Failed to fetch");
    expect(attempt).toHaveBeenCalledTimes(4);
  });

  it("tries ten more times outside tests", async () => {
    vi.stubEnv("MODE", "production");
    vi.resetModules();
    const attempt = vi.fn(loseConnection);
    const { retrying } = await import("./upload-image.ts");
    await expect(retrying(attempt, { signal, pause: noPause })).rejects.toThrow("Failed to fetch");
    expect(attempt).toHaveBeenCalledTimes(11);
  });

  it("ends with the first success", async () => {
    const attempt = vi.fn((retry: number) =>
      retry < 2 ? loseConnection() : Promise.resolve("there"),
    );
    await expect(retrying(attempt, { signal, pause: noPause })).resolves.toBe("there");
    expect(attempt).toHaveBeenCalledTimes(3);
  });

  it("gives up after a minute", async () => {
    const attempt = vi.fn(loseConnection);
    const times = [0, 30_000, 60_000];
    const now = () => times.shift() ?? 0;
    await expect(retrying(attempt, { signal, pause: noPause, now })).rejects.toThrow();
    expect(attempt).toHaveBeenCalledTimes(2);
  });

  it("tries no more once it is cancelled, not even the pause out", async () => {
    const cancelling = new AbortController();
    const attempt = vi.fn(loseConnection);
    const pause = async () => cancelling.abort();
    const ending = retrying(attempt, { signal: cancelling.signal, pause });
    await expect(ending).rejects.toThrow("aborted");
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it.each([
    [new TypeError("Failed to fetch"), true],
    [new ApiError(503, "busy"), true],
    [new ApiError(500, ""), true],
    [new ApiError(400, "no image"), false],
    [new ApiError(413, "too large"), false],
    [new ApiError(429, "slow down"), false],
    [new DOMException("", "AbortError"), false],
  ])("%s: worth it is %s", (error, worth) => expect(isRetryable(error)).toBe(worth));
});

it("runs six at once, and the next when one of them ends, however it ends", async () => {
  const run = atMost(6);
  const started: number[] = [];
  const ends: ((failed: boolean) => void)[] = [];
  const works = Array.from({ length: 9 }, (_, index) =>
    run(() => {
      started.push(index);
      return new Promise<number>((resolve, reject) =>
        ends.push((failed) => (failed ? reject(new Error("no")) : resolve(index))),
      );
    }),
  );
  expect(started).toEqual([0, 1, 2, 3, 4, 5]);
  ends[2]?.(true);
  await expect(works[2]).rejects.toThrow("no");
  ends[0]?.(false);
  await expect(works[0]).resolves.toBe(0);
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  for (const end of ends) end(false);
  await expect(works[7]).resolves.toBe(7);
  ends.at(-1)?.(false);
  await expect(works[8]).resolves.toBe(8);
});
