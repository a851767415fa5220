import { useEffect, useRef, useState } from "react";
import { FileButtons, useFileDrop } from "#client/features/uploads/file-input.tsx";
import { ApiError } from "#client/lib/api.ts";
import { findErrorMessage, getErrorMessage } from "#client/lib/error-message.ts";
import { type ToastMessage, toast, toastFailure } from "#client/lib/toast-queue.ts";
import { useSingleChange } from "#client/lib/use-single-change.ts";
import { SmallButton } from "#client/ui/button.tsx";
import { Spinner } from "#client/ui/spinner.tsx";
import { readMenuPicture } from "#contract/importer.endpoints.ts";
import { menuPictureSize, typeRefusal, uploadTexts } from "#contract/upload-rules.ts";

/** Pictures of a menu, dropped anywhere on the page, pasted, chosen or taken; their texts come in their order. */
export function MenuPictures({ onText }: { onText: (text: string) => void }) {
  const [place, setPlace] = useState({ at: 1, of: 1 });
  const reading = useRef({ controller: new AbortController(), read: 0, of: 0 });
  const cancel = () => reading.current.controller.abort();
  useEffect(() => () => reading.current.controller.abort(), []);

  const { mutate, isPending } = useSingleChange({
    send: async (api, files: File[]) => {
      const controller = new AbortController();
      reading.current = { controller, read: 0, of: files.length };
      const { signal } = controller;
      const failures: string[] = [];
      for (const [index, file] of files.entries()) {
        setPlace({ at: index + 1, of: files.length });
        try {
          const picture = await encodePicture(file);
          const { text } = await api.call(readMenuPicture, { body: { picture }, signal });
          onText(text);
          reading.current.read += 1;
        } catch (error) {
          if (files.length === 1 || signal.aborted || !isAboutPicture(error)) throw error;
          failures.push(`${file.name}: ${getErrorMessage(error)}`);
        }
      }
      return failures;
    },
    done: (failures, files) =>
      failures.length > 0 ? someFailedToast(failures, files.length) : readToast,
    failed(error) {
      const { controller, read, of } = reading.current;
      if (controller.signal.aborted) return undefined;
      const description = [findErrorMessage(error), of > 1 && `${read} of ${of} were read.`];
      return { title: "Error Reading Picture", description: description.filter(Boolean).join(" ") };
    },
  });

  function take(files: File[]) {
    if (isPending) {
      toast(stillReadingToast);
      return;
    }
    const refusal = files.map(typeRefusal).find((reason) => reason !== null);
    if (refusal) {
      toastFailure("Invalid file type", refusal);
    } else if (files.length > 0) void mutate(files);
  }
  const isOver = useFileDrop(take);

  const controls = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isPending) return;
    // The button that had the focus is gone.
    const focusAgain = () => {
      if (document.activeElement === document.body)
        controls.current?.querySelector<HTMLElement>("button, input")?.focus();
    };
    focusAgain();
    return () => void requestAnimationFrame(focusAgain);
  }, [isPending]);

  if (isPending) {
    return (
      <div ref={controls} className="flex flex-wrap items-center gap-3">
        <p role="status" className="flex items-center gap-2">
          <Spinner />
          {place.of > 1
            ? `Reading picture ${place.at} of ${place.of}...`
            : "Reading the picture..."}
        </p>
        <SmallButton onClick={cancel}>Cancel</SmallButton>
      </div>
    );
  }
  return (
    <div ref={controls} className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <FileButtons label="Read a picture" multiple onFiles={take} />
      <p className="text-[0.9375rem] text-soft">
        {isOver ? "Let go to read it." : "A photo or a scan of the menu becomes text below."}
      </p>
    </div>
  );
}

/** Upright, no larger than anybody needs to read it, as base64: a phone's photo would be too large to send. */
async function encodePicture(file: File): Promise<string> {
  const image = await createImageBitmap(file).catch(() => {
    throw new Error(uploadTexts.unreadable);
  });
  const scale = Math.min(1, menuPictureSize / Math.max(image.width, image.height));
  const [width, height] = [Math.ceil(image.width * scale), Math.ceil(image.height * scale)];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error(uploadTexts.unreadable);
  context.imageSmoothingQuality = "high";
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  image.close();
  return toBase64(await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 }));
}

const toBase64 = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^.*,/, ""));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/** The error is about this picture, so the next one may work. */
const isAboutPicture = (error: unknown) =>
  error instanceof ApiError
    ? [400, 413, 422].includes(error.status)
    : getErrorMessage(error) === uploadTexts.unreadable;

const readToast = {
  title: "Picture Read",
  description: "Compare the text with the picture, then process it.",
};

const stillReadingToast = {
  title: "Still Reading",
  description: "Please add more pictures when this one is read.",
  variant: "info" as const,
};

/** The texts of the others are there. */
const someFailedToast = (failures: string[], count: number): ToastMessage => ({
  title: `${failures.length} of ${count} Pictures Not Read`,
  description: failures.join(" "),
  variant: "destructive",
});
