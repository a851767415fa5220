import type { ToastMessage } from "#client/ui/toast-queue.ts";
import { maxUploadBytes, uploadTexts } from "#contract/upload-rules.ts";

/** What is wrong with a file, before anything of it leaves. */
export function refusalOf({ type, size }: Pick<File, "type" | "size">): ToastMessage | null {
  if (!type.startsWith("image/")) {
    return refusal("Invalid file type", uploadTexts.wrongType);
  }
  if (size > maxUploadBytes) {
    return refusal("File too large", uploadTexts.tooLarge);
  }
  return null;
}

export const imageRequired = refusal("Image required", "Please upload an image before saving.");

function refusal(title: string, description: string): ToastMessage {
  return { title, description, variant: "destructive" };
}
