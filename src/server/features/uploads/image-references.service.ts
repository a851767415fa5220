import type { Database } from "#server/database/client.ts";
import type { imageKinds } from "#server/database/schema/values.ts";
import { invalid } from "#server/http/errors.ts";

/** The address under which an image stands in our own storage; anything else is refused. */
export async function requireOwnImage(
  _db: Database,
  imageUrl: string,
  _kind: (typeof imageKinds)[number],
): Promise<string> {
  if (/^\/images\/[\w-]+(?:\/[\w.-]+)?$/.test(imageUrl)) return imageUrl;
  throw invalid([{ path: "imageUrl", message: "Please upload the image first" }]);
}
