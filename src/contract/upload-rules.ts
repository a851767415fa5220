import type { ImageKind } from "./image-files.ts";
import type { Access } from "./permissions.ts";

// What may be uploaded, and by whom. No zod: forms check it before they load a schema.

export const maxUploadBytes = 4 * 1024 * 1024;
export const maxFileNameLength = 255;
export const maxReviewPhotos = 4;

/** The longer side of a menu's picture. More does not improve the reading. */
export const menuPictureSize = 2200;

export const uploadTypes = ["image/jpeg", "image/png", "image/gif", "image/webp", "image/avif"];

export const uploadTexts = {
  wrongType: "Please upload an image file (jpeg, png, etc).",
  unreadable:
    "This image format cannot be read here. Please upload a JPEG, PNG, GIF, WebP or AVIF image.",
  tooLarge: "Image size should be less than 4MB.",
} as const;

/** What browsers report for unknown types, such as some photos of phones and scanners. */
const unknownTypes = ["", "application/octet-stream"];

/** Why a file of this type and name is refused, or null. */
export function typeRefusal({ type, name }: { type: string; name: string }): string | null {
  if (uploadTypes.includes(type)) return null;
  const isImage =
    type.startsWith("image/") ||
    (unknownTypes.includes(type) && /\.(?:hei[cf]|tiff?)$/i.test(name));
  return isImage ? uploadTexts.unreadable : uploadTexts.wrongType;
}

/** The box that an image is fitted into, never enlarged. */
export const imageBoxes: Record<ImageKind, { width: number; height: number }> = {
  general: { width: 1200, height: 1200 },
  restaurant: { width: 1200, height: 800 },
  sandwich: { width: 800, height: 600 },
  badge: { width: 400, height: 400 },
  review: { width: 1200, height: 1200 },
};

interface Uploader {
  kind: ImageKind;
  access: Access;
  /** Files per request. */
  maxFiles: number;
  /** Files per day, for members who cannot edit the catalogue. */
  perDay?: number;
}

export const uploaders: Record<UploadSlug, Uploader> = {
  generalImageUploader: { kind: "general", access: "member", maxFiles: 6, perDay: 20 },
  restaurantImageUploader: { kind: "restaurant", access: "catalogueEditor", maxFiles: 1 },
  sandwichImageUploader: { kind: "sandwich", access: "admin", maxFiles: 1 },
  badgeImageUploader: { kind: "badge", access: "admin", maxFiles: 1 },
  reviewImageUploader: { kind: "review", access: "member", maxFiles: maxReviewPhotos, perDay: 40 },
};

/** The codes of the upload protocol and their statuses. */
export const uploadErrorStatuses = {
  BAD_REQUEST: 400,
  TOO_SMALL: 400,
  TOO_MANY_FILES: 400,
  KEY_TOO_LONG: 400,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  TOO_LARGE: 413,
  UPLOAD_FAILED: 500,
} as const;

export const uploadErrorCodes = Object.keys(uploadErrorStatuses) as UploadErrorCode[];

export type UploadErrorCode = keyof typeof uploadErrorStatuses;
export type UploadSlug =
  | "generalImageUploader"
  | "restaurantImageUploader"
  | "sandwichImageUploader"
  | "badgeImageUploader"
  | "reviewImageUploader";
