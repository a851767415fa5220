import {
  maxFileNameLength,
  maxUploadBytes,
  typeRefusal,
  type uploaders,
} from "#contract/upload-rules.ts";
import type { RequestUploadsInput } from "#contract/uploads.ts";
import { empty, tooLarge, uploadError } from "./upload-errors.ts";

type AnnouncedFile = RequestUploadsInput["files"][number];

/** Refuses what is wrong before a byte is sent. The content is checked on arrival. */
export function checkAnnounced(
  files: AnnouncedFile[],
  { maxFiles }: (typeof uploaders)[keyof typeof uploaders],
): void {
  if (files.length > maxFiles) {
    const most = maxFiles === 1 ? "one image" : `${maxFiles} images`;
    throw uploadError("TOO_MANY_FILES", `Please upload at most ${most} at a time.`);
  }
  for (const { name, size, type } of files) {
    checkFileName(name);
    const refusal = typeRefusal({ type, name });
    if (refusal) throw uploadError("BAD_REQUEST", refusal);
    checkSize(size);
  }
}

export function checkSize(size: number): void {
  if (size === 0) throw empty();
  if (size > maxUploadBytes) throw tooLarge();
}

/** Refuses names that look like paths. Names are only shown, never used as paths. */
export function checkFileName(name: string): void {
  if (name.length > maxFileNameLength) {
    throw uploadError("KEY_TOO_LONG", "The name of this file is too long.");
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what a name must not hold
  if (/^\.{0,2}$|[/\\\u0000-\u001f\u007f]/.test(name)) {
    throw uploadError("BAD_REQUEST", "The name of this file holds characters that no name may.");
  }
}
