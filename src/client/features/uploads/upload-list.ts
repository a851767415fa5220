import type { Image } from "#contract/images.ts";

type UploadState =
  | { step: "uploading"; progress: number }
  | { step: "done"; image: Image }
  | { step: "failed"; message: string };

export interface Upload {
  /** Increases in the order in which files are chosen. */
  id: number;
  name: string;
  /** Object URL of the file, shown until the processed image is there. */
  preview: string;
  state: UploadState;
}

export type UploadEvent =
  | { type: "chosen"; id: number; name: string; preview: string }
  | { type: "progressed"; id: number; progress: number }
  | { type: "finished"; id: number; image: Image }
  | { type: "failed"; id: number; message: string }
  | { type: "restarted"; id: number }
  | { type: "removed"; id: number };

const justStarted: UploadState = { step: "uploading", progress: 0 };

export function reduceUploads(uploads: readonly Upload[], event: UploadEvent): readonly Upload[] {
  switch (event.type) {
    case "chosen": {
      const { id, name, preview } = event;
      return [...uploads, { id, name, preview, state: justStarted }];
    }
    case "removed":
      return uploads.filter(({ id }) => id !== event.id);
    case "restarted":
      return change(uploads, event.id, "failed", () => justStarted);
    case "progressed":
      // A retry sends everything again, but the progress bar does not go back.
      return change(uploads, event.id, "uploading", ({ progress }) => ({
        step: "uploading",
        progress: Math.max(progress, Math.min(event.progress, 1)),
      }));
    case "finished":
      return change(uploads, event.id, "uploading", () => ({ step: "done", image: event.image }));
    case "failed":
      return change(uploads, event.id, "uploading", () => ({
        step: "failed",
        message: event.message,
      }));
  }
}

export const isUploading = ({ state }: Upload) => state.step === "uploading";

type At<Step> = Extract<UploadState, { step: Step }>;

/** Ignores events of cancelled uploads and of other steps. */
function change<Step extends UploadState["step"]>(
  uploads: readonly Upload[],
  id: number,
  step: Step,
  next: (state: At<Step>) => UploadState,
): readonly Upload[] {
  const isAt = (state: UploadState): state is At<Step> => state.step === step;
  return uploads.map((upload) =>
    upload.id === id && isAt(upload.state) ? { ...upload, state: next(upload.state) } : upload,
  );
}

/** For screen readers, at every quarter. A toast announces the end. */
export function uploadAnnouncement({ name, state }: Upload): string {
  if (state.step !== "uploading") return "";
  if (state.progress === 1) return `Preparing ${name}`;
  return `Uploading ${name}, ${Math.floor(state.progress * 4) * 25} percent`;
}
