import type { Database } from "#server/database/client.ts";
import type { imageKinds } from "#server/database/schema/values.ts";
import { invalid } from "#server/http/errors.ts";

/** What to write into `image_url`: the address of an image in our own storage, or null for none. */
export async function requireOwnImage(
  _tx: Database,
  imageUrl: string | null,
  _kind: (typeof imageKinds)[number],
): Promise<string | null> {
  if (imageUrl === null || /^\/images\/[\w-]+(?:\/[\w.-]+)?$/.test(imageUrl)) return imageUrl;
  throw invalid([{ path: "imageUrl", message: "Please upload the image first" }]);
}
