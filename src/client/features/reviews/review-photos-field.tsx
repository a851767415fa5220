import { ImageOff, RotateCcw, X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { FileButtons, useFileDrop } from "#client/features/uploads/file-input.tsx";
import {
  isUploading,
  type Upload,
  uploadAnnouncement,
} from "#client/features/uploads/upload-list.ts";
import { useUploads } from "#client/features/uploads/use-uploads.ts";
import { toast } from "#client/lib/toast-queue.ts";
import { cx } from "#client/ui/cx.ts";
import { IconButton } from "#client/ui/icon-button.tsx";
import { Picture } from "#client/ui/picture.tsx";
import { ProgressBar } from "#client/ui/progress-bar.tsx";
import type { Image } from "#contract/images.ts";
import { maxReviewPhotos } from "#contract/upload-rules.ts";

type ReviewPhotosFieldProps = {
  value: Image[];
  onChange: (photos: Image[]) => void;
  /** A running upload will change `value`; a failed one is not part of it. */
  onUploadsChange?: (uploads: { isRunning: boolean; hasFailed: boolean }) => void;
};

export function ReviewPhotosField({ value, onChange, onUploadsChange }: ReviewPhotosFieldProps) {
  // A ref, because two uploads may finish before the next rendering.
  const photos = useRef(value);
  photos.current = value;
  const change = (next: Image[]) => {
    photos.current = next;
    onChange(next);
  };
  // Uploads finish in any order, but the photos stay in the order in which they were chosen.
  const places = useRef(new Map<string, number>());
  const chosenOrder = ({ url }: Image) => places.current.get(url) ?? 0;
  const { uploads, add, retry, remove } = useUploads({
    slug: "reviewImageUploader",
    severalFinishedText: "Your photos have been uploaded successfully.",
    onFinished: (photo, id) => {
      places.current.set(photo.url, id);
      change(
        [...photos.current, photo].sort((one, other) => chosenOrder(one) - chosenOrder(other)),
      );
    },
  });
  const pending = uploads.filter(({ state }) => state.step !== "done");
  const isRunning = pending.some(isUploading);
  const hasFailed = pending.some(({ state }) => state.step === "failed");
  useEffect(
    () => onUploadsChange?.({ isRunning, hasFailed }),
    [isRunning, hasFailed, onUploadsChange],
  );

  const free = maxReviewPhotos - value.length - pending.length;
  function take(files: File[]) {
    for (const file of files.slice(0, free)) add(file);
    if (files.length > free) toast(tooMany);
  }
  const isOver = useFileDrop(take);

  const tiles = [
    ...value.map((photo, index) => ({
      place: chosenOrder(photo),
      tile: (
        <PhotoTile
          key={photo.url}
          removeLabel={`Remove photo ${index + 1}`}
          onRemove={() => change(value.filter((other) => other !== photo))}
        >
          <Picture
            image={photo}
            alt={`Your photo ${index + 1}`}
            sizes="7rem"
            fallback={<ImageOff className="m-auto h-full" />}
          />
        </PhotoTile>
      ),
    })),
    ...pending.map((upload) => ({
      place: upload.id,
      tile: (
        <UploadTile
          key={upload.id}
          upload={upload}
          onRetry={() => retry(upload.id)}
          onRemove={() => remove(upload.id)}
        />
      ),
    })),
  ].sort((one, other) => one.place - other.place);

  return (
    <fieldset
      className={cx(
        "min-w-0 rounded-card border-2 border-dashed p-4 transition-colors",
        isOver ? "border-paprika bg-mustard-wash text-on-mustard" : "border-edge/60",
      )}
    >
      <legend className="px-1 font-semibold">Photos (Optional)</legend>
      {maxReviewPhotos - free > 0 && (
        <ul className="mb-4 flex flex-wrap gap-3">{tiles.map(({ tile }) => tile)}</ul>
      )}
      {free > 0 && (
        <div className="flex flex-wrap gap-2">
          <FileButtons label="Add photos" size="sm" multiple onFiles={take} />
        </div>
      )}
      <p className="mt-2 text-[0.9375rem] text-soft">
        Up to {maxReviewPhotos} photos. JPG, PNG, GIF up to 4MB
      </p>
    </fieldset>
  );
}

const tooMany = {
  title: "Too many photos",
  description: `A review has up to ${maxReviewPhotos} photos.`,
  variant: "destructive",
} as const;

type PhotoTileProps = { removeLabel: string; onRemove: () => void; children: ReactNode };

function PhotoTile({ removeLabel, onRemove, children }: PhotoTileProps) {
  return (
    <li className="relative size-28 overflow-hidden rounded-control border-2 border-ink bg-sunk">
      {children}
      <IconButton
        label={removeLabel}
        onClick={onRemove}
        className="absolute! top-0 right-0 [&_svg]:size-7! [&_svg]:rounded-full [&_svg]:bg-card [&_svg]:p-1"
      >
        <X />
      </IconButton>
    </li>
  );
}

type UploadTileProps = { upload: Upload; onRetry: () => void; onRemove: () => void };

function UploadTile({ upload, onRetry, onRemove }: UploadTileProps) {
  const { name, preview, state } = upload;
  const isFailed = state.step === "failed";
  return (
    <PhotoTile removeLabel={`${isFailed ? "Discard" : "Cancel"} ${name}`} onRemove={onRemove}>
      <img src={preview} alt={name} className="size-full object-cover opacity-50" />
      <p role="status" className="sr-only">
        {uploadAnnouncement(upload)}
      </p>
      {state.step === "uploading" && (
        <ProgressBar
          label={`Upload of ${name}`}
          value={state.progress}
          className="absolute! inset-x-2 bottom-2"
        />
      )}
      {isFailed && (
        <button
          type="button"
          onClick={onRetry}
          className="absolute inset-x-0 bottom-0 flex min-h-touch items-center justify-center gap-1.5 bg-beet-wash font-semibold text-beet text-sm"
        >
          <RotateCcw className="size-4" />
          Try again
          <span className="sr-only"> with {name}</span>
        </button>
      )}
    </PhotoTile>
  );
}
