import { type Api, ApiError } from "#client/lib/api.ts";
import type { Image } from "#contract/images.ts";
import { type UploadSlug, uploadPath } from "#contract/upload-rules.ts";
import type { PresignedUpload, UploadedFile, UploadStatus } from "#contract/uploads.ts";
import { atMost } from "./at-most.ts";
import { type PutOptions, putFile } from "./put-file.ts";
import { retrying } from "./retry.ts";

const sixAtOnce = atMost(6);

/** Asks for a signed address and sends the file there, again if need be. */
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
      const arrived = address && (await findArrived(api, address, options.signal));
      if (arrived) return arrived;
      address ??= await askForAddress(api, slug, file, options.signal);
      return JSON.parse(await put(address, file, options)) as UploadedFile;
    }, options);
    return serverData.image;
  });

async function askForAddress(api: Api, slug: UploadSlug, file: File, signal: AbortSignal) {
  const { name, size, type, lastModified } = file;
  const path = `${uploadPath}?actionType=upload&slug=${slug}`;
  const body = { files: [{ name, size, type, lastModified }], input: null };
  const [presigned] = await api.send<PresignedUpload[]>("POST", path, body, signal);
  if (!presigned) throw new Error("The server gave no address for the file");
  return presigned.url;
}

/** The file may have arrived although its answer did not, and an address takes it only once. */
async function findArrived(api: Api, address: string, signal: AbortSignal) {
  const upload = await api.get<UploadStatus>(address, signal);
  if (upload.status === "done") return upload.file;
  if (upload.status === "failed") throw new ApiError(400, JSON.stringify(upload));
  if (upload.status === "processing") throw new ApiError(503, "It is not ready yet");
}
