import { MutationObserver, useQueryClient } from "@tanstack/react-query";
import { useEffect, useReducer, useRef } from "react";
import { tellRefusal } from "#client/features/accounts/server-refusal.ts";
import { isUnauthenticated } from "#client/lib/api.ts";
import { apiOf } from "#client/lib/query-client.ts";
import { toast } from "#client/ui/toast-queue.ts";
import type { Image } from "#contract/images.ts";
import type { UploadSlug } from "#contract/upload-rules.ts";
import { refusalOf } from "./file-check.ts";
import { uploadImage } from "./upload-image.ts";
import { reduceUploads } from "./upload-list.ts";

interface Running {
  file: File;
  preview: string;
  cancelling: AbortController;
}

type UseUploadsOptions = {
  slug: UploadSlug;
  onFinished: (image: Image, id: number) => void;
  /** What the toast of a finished upload says, and of several that were under way together. */
  finishedText?: string;
  severalFinishedText?: string;
};

/** Files on their way to the server. Whatever is still under way when the screen leaves is cancelled. */
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
    return () => all.forEach(giveUp);
  }, []);

  async function send(id: number, { file, cancelling: { signal } }: Running) {
    const onProgress = (progress: number) => dispatch({ type: "progressed", id, progress });
    const upload = new MutationObserver(queryClient, {
      mutationFn: () => uploadImage(apiOf(queryClient), slug, file, { signal, onProgress }),
    });
    sending.current += 1;
    try {
      const image = await upload.mutate();
      if (signal.aborted) return;
      dispatch({ type: "finished", id, image });
      finished.current += 1;
      // Several at once are told of once.
      if (sending.current === 1) {
        const description = finished.current === 1 ? finishedText : severalFinishedText;
        toast({ title: "Upload complete", description });
      }
      onFinished(image, id);
    } catch (error) {
      if (!signal.aborted) dispatch({ type: "failed", id, message: tellFailure(error) });
    } finally {
      sending.current -= 1;
      if (sending.current === 0) finished.current = 0;
    }
  }

  return {
    uploads,
    /** Whether it was taken. */
    add(file: File): boolean {
      const refusal = refusalOf(file);
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
    /** Cancels it if it is under way. */
    remove(id: number) {
      const upload = running.current.get(id);
      if (upload) giveUp(upload);
      running.current.delete(id);
      dispatch({ type: "removed", id });
    },
  };
}

function giveUp({ cancelling, preview }: Running) {
  cancelling.abort();
  URL.revokeObjectURL(preview);
}

function tellFailure(error: unknown): string {
  const otherwise = "Something went wrong while uploading the image.";
  // The end of a session is told where it is noticed.
  return isUnauthenticated(error) ? otherwise : tellRefusal("Upload failed", error, otherwise);
}
