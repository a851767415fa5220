import { describe, expect, it } from "vitest";
import {
  isUploading,
  reduceUploads,
  type Upload,
  type UploadEvent,
  uploadAnnouncement,
} from "./upload-list.ts";

const chosen = (id: number): UploadEvent => ({
  type: "chosen",
  id,
  name: `${id}.jpg`,
  preview: `blob:${id}`,
});
const uploadsAfter = (...events: UploadEvent[]) =>
  events.reduce(reduceUploads, [] as readonly Upload[]);
const stateAfter = (...events: UploadEvent[]) => uploadsAfter(chosen(1), ...events)[0]?.state;
const progressed = (progress: number): UploadEvent => ({ type: "progressed", id: 1, progress });
const image = { url: "/images/1/8.webp", width: 8, height: 6, widths: [8], preview: "data:," };
const finished: UploadEvent = { type: "finished", id: 1, image };
const failed: UploadEvent = { type: "failed", id: 1, message: "No image" };
const restarted: UploadEvent = { type: "restarted", id: 1 };

describe("the list of uploads", () => {
  it("starts each chosen file at nothing, in the order they were chosen", () => {
    const uploads = uploadsAfter(chosen(1), chosen(2));
    expect(uploads.map(({ name }) => name)).toEqual(["1.jpg", "2.jpg"]);
    expect(uploads.every(isUploading)).toBe(true);
    expect(stateAfter()).toEqual({ step: "uploading", progress: 0 });
  });

  it("moves forward only, and never past the end", () => {
    expect(stateAfter(progressed(0.4), progressed(0.1))).toMatchObject({ progress: 0.4 });
    expect(stateAfter(progressed(1.2))).toMatchObject({ progress: 1 });
  });

  it("knows the image once it is done", () => {
    expect(stateAfter(progressed(1), finished)).toEqual({ step: "done", image });
  });

  it("keeps a failed one, which may start again from nothing", () => {
    expect(stateAfter(progressed(0.7), failed)).toEqual({ step: "failed", message: "No image" });
    expect(stateAfter(progressed(0.7), failed, restarted)).toEqual({
      step: "uploading",
      progress: 0,
    });
  });

  it("does not start again what is under way or done", () => {
    expect(stateAfter(progressed(0.7), restarted)).toMatchObject({ progress: 0.7 });
    expect(stateAfter(finished, restarted)).toMatchObject({ step: "done" });
  });

  it("hears nothing more of one that was taken away", () => {
    expect(uploadsAfter(chosen(1), { type: "removed", id: 1 }, finished)).toEqual([]);
  });

  it("lets late news change nothing", () => {
    expect(stateAfter(failed, finished)).toMatchObject({ step: "failed" });
    expect(stateAfter(finished, failed)).toMatchObject({ step: "done" });
    expect(stateAfter(finished, progressed(0.2))).toMatchObject({ step: "done" });
  });

  it("leaves the others alone", () => {
    const [, other] = uploadsAfter(chosen(1), chosen(2), failed);
    expect(other?.state).toEqual({ step: "uploading", progress: 0 });
  });
});

const said = (state: Upload["state"]) =>
  uploadAnnouncement({ id: 1, name: "lunch.jpg", preview: "", state });

it.each([
  [0, "Uploading lunch.jpg, 0 percent"],
  [0.24, "Uploading lunch.jpg, 0 percent"],
  [0.5, "Uploading lunch.jpg, 50 percent"],
  [0.99, "Uploading lunch.jpg, 75 percent"],
  [1, "Preparing lunch.jpg"],
])("at %d: %s", (progress, words) => expect(said({ step: "uploading", progress })).toBe(words));

it("leaves the end to the toast", () => {
  expect(said({ step: "failed", message: "No image" })).toBe("");
});
