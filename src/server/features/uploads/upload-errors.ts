import type { Hook } from "@hono/zod-openapi";
import { type UploadErrorCode, uploadErrorStatuses, uploadTexts } from "#contract/upload-rules.ts";
import type { AppEnv } from "#server/http/app-environment.ts";
import { HttpError, invalid } from "#server/http/errors.ts";
import { fieldIssues } from "#server/http/validation.ts";

export const uploadError = (code: UploadErrorCode, message: string) =>
  new HttpError(uploadErrorStatuses[code], code, message);

export const tooLarge = () => uploadError("TOO_LARGE", uploadTexts.tooLarge);
export const empty = () => uploadError("TOO_SMALL", "This file is empty.");
export const wrongType = () => uploadError("BAD_REQUEST", uploadTexts.wrongType);

/** As every other call refuses bad input, in the codes of this protocol. */
export const refuseMalformed: Hook<unknown, AppEnv, string, void> = (result) => {
  if (result.success) return;
  if (result.target === "param") throw uploadError("NOT_FOUND", "There is no such upload.");
  throw invalid(fieldIssues(result.error), "BAD_REQUEST");
};
