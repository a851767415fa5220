import { type UploadErrorCode, uploadErrorStatuses, uploadTexts } from "#contract/upload-rules.ts";
import { invalid, Refusal } from "#server/domain/refusal.ts";
import { type CheckedInput, issuesOf } from "#server/http/validation.ts";

export const uploadError = (code: UploadErrorCode, message: string) =>
  new Refusal(uploadErrorStatuses[code], code, message);

export const tooLarge = () => uploadError("TOO_LARGE", uploadTexts.tooLarge);
export const empty = () => uploadError("TOO_SMALL", "This file is empty.");

/** Refuses bad input like every other call, with the error codes of the upload protocol. */
export function refuseMalformed(result: CheckedInput): undefined {
  const issues = issuesOf(result);
  if (issues.length === 0) return undefined;
  if (result.target === "param") throw uploadError("NOT_FOUND", "There is no such upload.");
  throw invalid(issues, "BAD_REQUEST");
}
