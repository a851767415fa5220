import type { AppDependencies } from "#server/http/app-environment.ts";
import { keyInAddress } from "./image-address.ts";

/** The file behind an address of ours; null when it is no address of ours, or the file is gone. */
export async function readImage(
  { storage }: Pick<AppDependencies, "storage">,
  address: string,
): Promise<Uint8Array | null> {
  const key = keyInAddress(address);
  const file = address.split("/").at(-1);
  const stored = key && file ? await storage.open(key, file) : null;
  if (!stored || stored.range === "unsatisfiable") return null;
  return new Uint8Array(await new Response(stored.body).arrayBuffer());
}
