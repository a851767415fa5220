import type { ToastMessage } from "#client/ui/toast-queue.ts";
import { maxUploadBytes, typeRefusal, uploadTexts } from "#contract/upload-rules.ts";

/** What is wrong with a file, before anything of it leaves. */
export function refusalOf(file: Pick<File, "type" | "name" | "size">): ToastMessage | null {
  const wrongType = typeRefusal(file);
  if (wrongType) return refusal("Invalid file type", wrongType);
  if (file.size > maxUploadBytes) return refusal("File too large", uploadTexts.tooLarge);
  return null;
}

export const imageRequired = refusal("Image required", "Please upload an image before saving.");

function refusal(title: string, description: string): ToastMessage {
  return { title, description, variant: "destructive" };
}
