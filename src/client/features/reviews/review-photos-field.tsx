import { ImageOff } from "lucide-react";
import { useEffect, useRef } from "react";
import { FileButtons, useFileDrop } from "#client/features/uploads/file-input.tsx";
import { isUploading } from "#client/features/uploads/upload-list.ts";
import { PhotoTile, UploadTile } from "#client/features/uploads/upload-tile.tsx";
import { useUploads } from "#client/features/uploads/use-uploads.ts";
import { toast } from "#client/lib/toast-queue.ts";
import { cx } from "#client/ui/cx.ts";
import { Picture } from "#client/ui/picture.tsx";
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
