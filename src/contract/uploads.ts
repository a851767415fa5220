import { z } from "zod";
import { image } from "./images.ts";

/** The protocol of the published `uploadthing` 7 client. */
export const uploadRoute = z.object({
  slug: z.string(),
  config: z.object({
    image: z.object({
      maxFileSize: z.string(),
      minFileCount: z.int(),
      maxFileCount: z.int(),
      contentDisposition: z.literal("inline"),
    }),
  }),
});

export const uploadAction = z.object({
  actionType: z.literal("upload", "actionType must be upload"),
  slug: z.string(),
});

const announcedFile = z.object({
  name: z.string(),
  size: z.int().min(0),
  type: z.string(),
  lastModified: z.number().optional(),
});

export const requestUploadsInput = z.object({
  files: z.array(announcedFile).min(1, "files must name at least one file"),
  /** Part of the protocol; we do not use it. */
  input: z.unknown().optional(),
});

/** One per file, in their order: `HEAD`, then `PUT` the file (multipart field `file`) to `url`. */
export const presignedUpload = z.object({
  url: z.string(),
  key: z.string(),
  name: z.string(),
  customId: z.null(),
});

/** The query of a signed address. The signature covers it and the key in the path. */
export const signedUploadQuery = z.object({
  expires: z.coerce.number().int(),
  member: z.string(),
  size: z.coerce.number().int(),
  type: z.string(),
  slug: z.string(),
  signature: z.string(),
});

export const uploadedFile = z
  .object({
    /** What to send as `imageUrl`. */
    url: z.string(),
    /** The same with our origin. */
    appUrl: z.string(),
    ufsUrl: z.string(),
    /** SHA-256 of what was sent. */
    fileHash: z.string(),
    serverData: z.object({ image }),
  })
  .meta({ id: "UploadedFile" });

/** `GET` on the signed address: for a client that lost the answer to its `PUT`. */
export const uploadStatus = z.discriminatedUnion("status", [
  z.object({ status: z.literal("waiting") }),
  z.object({ status: z.literal("processing") }),
  z.object({ status: z.literal("done"), file: uploadedFile }),
  z.object({ status: z.literal("failed"), message: z.string() }),
]);

export type RequestUploadsInput = z.infer<typeof requestUploadsInput>;
export type PresignedUpload = z.infer<typeof presignedUpload>;
export type SignedUploadQuery = z.infer<typeof signedUploadQuery>;
export type UploadedFile = z.infer<typeof uploadedFile>;
export type UploadStatus = z.infer<typeof uploadStatus>;
export type UploadRoute = z.infer<typeof uploadRoute>;
