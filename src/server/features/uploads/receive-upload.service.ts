import type { SignedUploadQuery, UploadStatus } from "#contract/uploads.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { isWelcome } from "#server/features/accounts/users.service.ts";
import { ImageRefusal } from "#server/images/open-image.ts";
import { checkFileName, checkSize } from "./announced-files.ts";
import { storeImage } from "./image-store.service.ts";
import { presentUploadedFile } from "./images.presenter.ts";
import type { ImageRow } from "./images.repository.ts";
import { uploadError } from "./upload-errors.ts";
import { isSigned, type UploadGrant, uploadSecret } from "./upload-signature.ts";
import {
  changeTicket,
  claimTicket,
  findTicket,
  isClaimed,
  unclaimUnfinished,
} from "./upload-tickets.repository.ts";

export { unclaimUnfinished } from "./upload-tickets.repository.ts";

type Deps = Pick<Dependencies, "db" | "config" | "now" | "storage" | "imageQueue" | "logger">;

/** Checks the signed address of an upload. It replaces a session, as long as its member is not blocked. */
export async function requireGrant(
  { db, config, now }: Pick<Deps, "db" | "config" | "now">,
  key: string,
  { signature, ...query }: SignedUploadQuery,
): Promise<UploadGrant> {
  const grant = { ...query, key };
  const isGranted =
    isSigned(await uploadSecret(db, config), grant, signature) &&
    (await isWelcome(db, grant.member));
  if (!isGranted) throw uploadError("FORBIDDEN", "This upload address is not valid.");
  if (grant.expires <= now().getTime()) {
    throw uploadError("FORBIDDEN", "This upload address has expired. Please try again.");
  }
  return grant;
}

/** Well below the lifetime of a claim. */
const renewalMs = 15_000;

/** Receives the file once. Without a verdict on the file, the claim is given back, so that a retry can succeed. */
export async function receiveUpload(deps: Deps, grant: UploadGrant, file: File): Promise<ImageRow> {
  const { db, now } = deps;
  const { key } = grant;
  checkFileName(file.name);
  checkSize(file.size);
  if (file.size !== grant.size) {
    throw uploadError("BAD_REQUEST", "This file is not the one that was announced.");
  }
  const ticket = await claimTicket(db, key, now());
  if (!ticket) throw uploadError("FORBIDDEN", "This upload address has been used already.");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const source = { key, bytes, kind: ticket.kind, uploadedByUserId: ticket.userId };
  const renewal = setInterval(() => {
    changeTicket(db, key, { claimedAt: now() }).catch(() => {});
  }, renewalMs).unref();
  try {
    return await storeImage(deps, source, (tx, { id }) =>
      changeTicket(tx, key, { imageId: id, completedAt: now() }),
    );
  } catch (error) {
    if (!(error instanceof ImageRefusal)) {
      await unclaimUnfinished(db, key);
      throw error;
    }
    deps.logger.info("image refused", { kind: ticket.kind, reason: error.message });
    await changeTicket(db, key, { failure: error.message });
    throw uploadError("BAD_REQUEST", error.message);
  } finally {
    clearInterval(renewal);
  }
}

export async function uploadStatusOf(
  { db, now }: Pick<Deps, "db" | "now">,
  key: string,
  origin: string,
): Promise<UploadStatus> {
  const found = await findTicket(db, key);
  if (!found) throw uploadError("NOT_FOUND", "There is no such upload.");
  const { ticket, image } = found;
  if (image) return { status: "done", file: presentUploadedFile(image, origin) };
  if (ticket.failure) return { status: "failed", message: ticket.failure };
  return { status: isClaimed(ticket, now()) ? "processing" : "waiting" };
}
