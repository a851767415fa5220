import { randomBytes } from "node:crypto";
import { isAllowed, type Viewer } from "#contract/permissions.ts";
import { type UploadSlug, uploaders } from "#contract/upload-rules.ts";
import type { PresignedUpload, RequestUploadsInput } from "#contract/uploads.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { countTry } from "#server/domain/throttle.ts";
import { checkAnnounced } from "./announced-files.ts";
import { uploadError } from "./upload-errors.ts";
import { signedAddress, uploadSecret } from "./upload-signature.ts";
import { insertTickets } from "./upload-tickets.repository.ts";

/** Long enough for a slow phone. */
const ticketMinutes = 15;
const daySeconds = 24 * 60 * 60;

function getUploader(slug: string) {
  if (!Object.hasOwn(uploaders, slug)) throw uploadError("NOT_FOUND", `There is no ${slug}`);
  return uploaders[slug as UploadSlug];
}

/** Returns a signed address per file. Each allows one upload of exactly the announced file. */
export async function requestUploads(
  { db, config, now }: Pick<Dependencies, "db" | "config" | "now">,
  viewer: Viewer,
  slug: string,
  { files }: RequestUploadsInput,
): Promise<PresignedUpload[]> {
  const uploader = getUploader(slug);
  if (!isAllowed(uploader.access, viewer)) {
    throw uploadError("FORBIDDEN", "You must be an admin to perform this action");
  }
  checkAnnounced(files, uploader);
  const { kind, perDay } = uploader;
  if (perDay && !viewer.canEditCatalogue) {
    const key = `upload:${kind}:${viewer.id}`;
    const throttle = { key, limit: perDay, windowSeconds: daySeconds };
    await countTry(db, now(), throttle, files.length);
  }
  const secret = await uploadSecret(db, config);
  const expires = now().getTime() + ticketMinutes * 60_000;
  const keyed = files.map((file) => ({ ...file, key: randomBytes(16).toString("hex") }));
  await insertTickets(
    db,
    keyed.map(({ key, name, type, size }) => ({
      key,
      userId: viewer.id,
      kind,
      fileName: name,
      fileType: type,
      fileSize: size,
      expiresAt: new Date(expires),
    })),
  );
  return keyed.map(({ key, name, type, size }) => ({
    url: signedAddress(secret, { key, expires, member: viewer.id, size, type, slug }),
    key,
    name,
    customId: null,
  }));
}
