import type { z } from "zod";
import { endpoint, takes } from "./endpoint.ts";
import type {
  presignedUpload,
  requestUploadsInput,
  signedUploadQuery,
  uploadAction,
  uploadedFile,
  uploadRoute,
  uploadStatus,
} from "./uploads.ts";

export const listUploaders = endpoint(
  "get",
  "/api/uploadthing",
  "public",
  takes<{ answer: z.ZodArray<typeof uploadRoute> }>(),
);

export const requestUploads = endpoint(
  "post",
  "/api/uploadthing",
  "member",
  takes<{
    query: typeof uploadAction;
    body: typeof requestUploadsInput;
    answer: z.ZodArray<typeof presignedUpload>;
  }>(),
);

export const findUpload = endpoint(
  "get",
  "/api/uploadthing/{key}",
  "public",
  takes<{ query: typeof signedUploadQuery; answer: typeof uploadStatus }>(),
);

/** The body is a form with the file. `requestUploads` answers the whole address. */
export const sendUpload = endpoint(
  "put",
  "/api/uploadthing/{key}",
  "public",
  takes<{ query: typeof signedUploadQuery; answer: typeof uploadedFile }>(),
);
