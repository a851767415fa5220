import { expect, test } from "vitest";
import { imageBoxes, maxUploadBytes, uploadErrorStatuses } from "./upload-rules.ts";

test("the codes of the protocol have their statuses", () => {
  expect(uploadErrorStatuses).toEqual({
    BAD_REQUEST: 400,
    TOO_SMALL: 400,
    TOO_MANY_FILES: 400,
    KEY_TOO_LONG: 400,
    FORBIDDEN: 403,
    NOT_FOUND: 404,
    TOO_LARGE: 413,
    UPLOAD_FAILED: 500,
  });
});

test("an image may have four megabytes, and is fitted into the box of its purpose", () => {
  expect(maxUploadBytes).toBe(4 * 1024 * 1024);
  expect(imageBoxes).toMatchObject({
    sandwich: { width: 800, height: 600 },
    restaurant: { width: 1200, height: 800 },
    general: { width: 1200, height: 1200 },
  });
});
