import { requestUploads } from "#contract/uploads.endpoints.ts";
import type { PresignedUpload } from "#contract/uploads.ts";
import { startBuiltProduct } from "./built-product.ts";

const password = "bench and nothing else";

/** The built product with the demo catalogue, and its admin, who uploads. */
export async function startImageServer(imageConcurrency: number) {
  const { origin, close } = await startBuiltProduct({
    ADMIN_PASSWORD: password,
    IMAGE_CONCURRENCY: String(imageConcurrency),
  });
  const post = (path: string, body: unknown, Cookie = "") =>
    fetch(`${origin}${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Cookie },
      body: JSON.stringify(body),
    });
  const login = await post("/api/auth/login", { username: "admin", password });
  const cookie = login.headers.getSetCookie()[0]?.split(";")[0];

  async function upload(photo: Buffer): Promise<void> {
    const files = [{ name: "bench.jpg", type: "image/jpeg", size: photo.length }];
    const query = "?actionType=upload&slug=restaurantImageUploader";
    const addresses = await post(`${requestUploads.path}${query}`, { files }, cookie);
    const [address] = (await addresses.json()) as PresignedUpload[];
    const body = new FormData();
    body.append("file", new File([new Uint8Array(photo)], "bench.jpg", { type: "image/jpeg" }));
    const response = await fetch(address?.url ?? "", { method: "PUT", body });
    if (!response.ok) throw new Error(`An upload answered ${response.status}`);
    await response.arrayBuffer();
  }

  return { origin, upload, close };
}
