import { randomBytes } from "node:crypto";
import { imageFileUrl } from "#contract/image-files.ts";
import type { UploadSlug } from "#contract/upload-rules.ts";
import { requestUploads } from "#contract/uploads.endpoints.ts";
import type { PresignedUpload, UploadedFile } from "#contract/uploads.ts";
import type { Database } from "#server/database/client.ts";
import { images } from "#server/database/schema/images.ts";
import { buildPhoto } from "./image-files.ts";
import { bodyOf, type TestClient } from "./test-client.ts";

interface Announcement {
  slug?: UploadSlug | string;
  name?: string;
  type?: string;
  size?: number;
}

/** Asks for a signed address, as the first half of an upload. */
export const announce = (
  client: TestClient,
  {
    slug = "generalImageUploader",
    name = "lunch.jpg",
    type = "image/jpeg",
    size = 1000,
  }: Announcement,
) =>
  client.post(`${requestUploads.path}?actionType=upload&slug=${slug}`, {
    files: [{ name, type, size, lastModified: 0 }],
    input: null,
  });

export async function requireAddress(
  client: TestClient,
  announcement: Announcement,
): Promise<PresignedUpload & { path: string }> {
  const response = await announce(client, announcement);
  const [upload] = await bodyOf<PresignedUpload[]>(response);
  if (!upload?.url) throw new Error(`no address: ${response.status}`);
  const { pathname, search } = new URL(upload.url);
  return { ...upload, path: `${pathname}${search}` };
}

export function sendFile(
  client: TestClient,
  path: string,
  bytes: Uint8Array,
  { name = "lunch.jpg", type = "image/jpeg" } = {},
): Promise<Response> {
  const form = new FormData();
  form.append("file", new File([Buffer.from(bytes)], name, { type }));
  return client.send("PUT", path, { body: form });
}

/** Both halves. `size` is what is announced when it differs from what is sent. */
export async function upload(
  client: TestClient,
  bytes: Uint8Array,
  { size = bytes.length, ...announcement }: Announcement = {},
): Promise<Response> {
  const { path } = await requireAddress(client, { ...announcement, size });
  return sendFile(client, path, bytes, announcement);
}

/** An image that is there, as its uploader sees it. */
export async function uploadPhoto(client: TestClient, slug: UploadSlug): Promise<UploadedFile> {
  const response = await upload(client, await buildPhoto(), { slug });
  if (response.status !== 200) throw new Error(`the upload answered ${response.status}`);
  return bodyOf<UploadedFile>(response);
}

export async function imageIdOf(db: Database, url: string): Promise<number> {
  const rows = await db.select().from(images);
  const image = rows.find(({ storageKey }) => url.includes(storageKey));
  if (!image) throw new Error(`There is no image at ${url}`);
  return image.id;
}

export const inventedKey = () => randomBytes(16).toString("hex");

/** The row alone, for tests that need no files. */
export async function createImage(
  db: Database,
  overrides: Partial<typeof images.$inferInsert> = {},
) {
  const [row] = await db
    .insert(images)
    .values({
      storageKey: inventedKey(),
      kind: "general",
      contentType: "image/webp",
      byteSize: 1000,
      width: 800,
      height: 600,
      widths: [320, 800],
      preview: "data:image/webp;base64,",
      ...overrides,
    })
    .returning();
  if (!row) throw new Error("The insert returned no row");
  return { ...row, url: imageFileUrl(row.storageKey, row.width) };
}
