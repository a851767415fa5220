import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useReducer, useRef } from "react";
import { ApiError } from "#client/lib/api.ts";
import { type ToastMessage, toast } from "#client/lib/toast-queue.ts";
import { type Change, runChange } from "#client/lib/use-change.ts";
import type { Image } from "#contract/images.ts";
import {
  maxUploadBytes,
  typeRefusal,
  type UploadSlug,
  uploadTexts,
} from "#contract/upload-rules.ts";
import { useFileDrop } from "./file-input.tsx";
import { uploadImage } from "./upload-image.ts";
import { isUploading, reduceUploads } from "./upload-list.ts";

interface Running {
  file: File;
  preview: string;
  cancelling: AbortController;
}

type UseUploadsOptions = {
  slug: UploadSlug;
  onFinished: (image: Image, id: number) => void;
  /** Text of the toast after one upload, and after several that ran together. */
  finishedText?: string;
  severalFinishedText?: string;
};

/** The uploads of one form field. Unmounting cancels running ones. */
export function useUploads({
  slug,
  onFinished,
  finishedText = "Your image has been uploaded successfully.",
  severalFinishedText = finishedText,
}: UseUploadsOptions) {
  const queryClient = useQueryClient();
  const [uploads, dispatch] = useReducer(reduceUploads, []);
  const running = useRef(new Map<number, Running>());
  const sending = useRef(0);
  const finished = useRef(0);
  const lastId = useRef(0);
  useEffect(() => {
    const all = running.current;
    return () => all.forEach(cancelUpload);
  }, []);

  function remove(id: number) {
    const upload = running.current.get(id);
    if (upload) cancelUpload(upload);
    running.current.delete(id);
    dispatch({ type: "removed", id });
  }

  async function send(id: number, { file, cancelling: { signal } }: Running) {
    const onProgress = (progress: number) => dispatch({ type: "progressed", id, progress });
    const upload: Change<void, Image> = {
      send: (api) => uploadImage(api, slug, file, { signal, onProgress }),
      failed: (error) =>
        signal.aborted ? undefined : { title: "Upload failed", description: failureText(error) },
    };
    sending.current += 1;
    try {
      const image = await runChange(queryClient, upload, undefined);
      if (signal.aborted) return;
      dispatch({ type: "finished", id, image });
      finished.current += 1;
      // One toast for all uploads that ran together.
      if (sending.current === 1) {
        const description = finished.current === 1 ? finishedText : severalFinishedText;
        toast({ title: "Upload complete", description });
      }
      onFinished(image, id);
    } catch (error) {
      if (signal.aborted) return;
      if (isRefused(error)) remove(id);
      else dispatch({ type: "failed", id, message: failureText(error) });
    } finally {
      sending.current -= 1;
      if (sending.current === 0) finished.current = 0;
    }
  }

  return {
    uploads,
    /** Returns false if the file is refused. */
    add(file: File): boolean {
      const refusal = checkFile(file);
      if (refusal) {
        toast(refusal);
        return false;
      }
      lastId.current += 1;
      const id = lastId.current;
      const preview = URL.createObjectURL(file);
      const upload = { file, preview, cancelling: new AbortController() };
      running.current.set(id, upload);
      dispatch({ type: "chosen", id, name: file.name, preview });
      send(id, upload);
      return true;
    },
    retry(id: number) {
      const upload = running.current.get(id);
      if (!upload) return;
      dispatch({ type: "restarted", id });
      send(id, upload);
    },
    remove,
  };
}

type UseSingleUploadOptions = UseUploadsOptions & {
  /** True while an upload is running that `onFinished` will end. */
  onBusyChange?: (isBusy: boolean) => void;
};

/** For a field with one image, dropped, pasted or chosen. A new file replaces the last one. */
export function useSingleUpload({ onBusyChange, ...options }: UseSingleUploadOptions) {
  const { uploads, add, retry, remove } = useUploads(options);
  const isBusy = uploads.some(isUploading);
  useEffect(() => onBusyChange?.(isBusy), [isBusy, onBusyChange]);

  function take([file]: File[]) {
    // A refused file does not replace the current upload.
    if (file && add(file)) for (const { id } of uploads) remove(id);
  }
  const isOver = useFileDrop(take);
  const [upload] = uploads;
  const pending = upload?.state.step === "done" ? undefined : upload;
  return { upload, pending, take, isOver, retry, remove };
}

/** The server has refused the file, so a retry would not help. */
const isRefused = (error: unknown) =>
  error instanceof ApiError &&
  [400, 413, 415].includes(error.status) &&
  error.serverMessage !== undefined;

function cancelUpload({ cancelling, preview }: Running) {
  cancelling.abort();
  URL.revokeObjectURL(preview);
}

const failureText = (error: unknown): string =>
  (error instanceof ApiError && error.status !== 401 && error.serverMessage) ||
  "Something went wrong while uploading the image.";

/** The toast of a refusal, or null if the file may be sent. */
export function checkFile(file: Pick<File, "type" | "name" | "size">): ToastMessage | null {
  const wrongType = typeRefusal(file);
  if (wrongType) return refusal("Invalid file type", wrongType);
  if (file.size > maxUploadBytes) return refusal("File too large", uploadTexts.tooLarge);
  return null;
}

export const imageRequired = refusal("Image required", "Please upload an image before saving.");

function refusal(title: string, description: string): ToastMessage {
  return { title, description, variant: "destructive" };
}
