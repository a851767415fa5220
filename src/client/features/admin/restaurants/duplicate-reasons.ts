import type { DuplicateReason } from "#contract/duplicates.ts";

export const duplicateReasonTexts: Record<DuplicateReason, string> = {
  website: "same website",
  name: "same name",
  address: "same address",
  place: "same spot",
};
