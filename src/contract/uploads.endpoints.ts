import type { z } from "zod";
import { get, post, put, takes } from "./endpoint.ts";
import type * as uploads from "./uploads.ts";

export const listUploaders = get(
  "/api/uploadthing",
  "public",
  takes<{ answer: z.ZodArray<typeof uploads.uploadRoute> }>(),
);

export const requestUploads = post(
  "/api/uploadthing",
  "member",
  takes<{
    query: typeof uploads.uploadAction;
    body: typeof uploads.requestUploadsInput;
    answer: z.ZodArray<typeof uploads.presignedUpload>;
  }>(),
);

export const findUpload = get(
  "/api/uploadthing/{key}",
  "public",
  takes<{ query: typeof uploads.signedUploadQuery; answer: typeof uploads.uploadStatus }>(),
);

/** The body is a form with the file. `requestUploads` answers the whole address. */
export const sendUpload = put(
  "/api/uploadthing/{key}",
  "public",
  takes<{ query: typeof uploads.signedUploadQuery; answer: typeof uploads.uploadedFile }>(),
);
