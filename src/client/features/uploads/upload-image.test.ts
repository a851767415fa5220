import { describe, expect, it, vi } from "vitest";
import { ApiError, createApi } from "#client/lib/api.ts";
import type { UploadStatus } from "#contract/uploads.ts";
import { uploadImage } from "./upload-image.ts";

const image = { url: "/images/k/8.webp", width: 8, height: 6, widths: [8], preview: "data:," };
const answer = { url: image.url, appUrl: "", ufsUrl: "", fileHash: "", serverData: { image } };
const file = new File(["bytes"], "lunch.jpg", { type: "image/jpeg", lastModified: 5 });
const address = "/api/uploadthing/k?signature=s";

/** A server that gives out addresses and says of an upload what it is told to say. */
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
