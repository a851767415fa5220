import { ImagePlus, Trash2 } from "lucide-react";
import { useEffect } from "react";
import { Button } from "#client/ui/button.tsx";
import { imageBoxes } from "#contract/image-files.ts";
import { type UploadSlug, uploaders } from "#contract/upload-rules.ts";
import { FileButtons } from "./file-buttons.tsx";
import { ImageFrame } from "./image-frame.tsx";
import { isUploading } from "./upload-list.ts";
import { UploadStatus } from "./upload-status.tsx";
import { useFileDrop } from "./use-file-drop.ts";
import { useUploads } from "./use-uploads.ts";

type ImageFieldProps = {
  slug: UploadSlug;
  /** What the image shows. */
  label: string;
  /** The address of an uploaded image. */
  value: string | null;
  onChange: (imageUrl: string | null) => void;
  /** While it is busy, `value` is about to change. */
  onBusyChange?: (isBusy: boolean) => void;
  finishedText?: string;
};

/** One image: dropped, pasted, chosen or taken, and sent at once. The one before stays until the new one is there. */
export function ImageField({
  slug,
  label,
  value,
  onChange,
  onBusyChange,
  finishedText,
}: ImageFieldProps) {
  const { uploads, add, retry, remove } = useUploads({
    slug,
    finishedText,
    onFinished: ({ url }) => onChange(url),
  });
  const isBusy = uploads.some(isUploading);
  useEffect(() => onBusyChange?.(isBusy), [isBusy, onBusyChange]);

  function take([file]: File[]) {
    // One that is refused does not take the place of another.
    if (file && add(file)) for (const { id } of uploads) remove(id);
  }
  const isOver = useFileDrop(take);

  const [upload] = uploads;
  const pending = upload?.state.step === "done" ? undefined : upload;
  const box = imageBoxes[uploaders[slug].kind];
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="sr-only">{label}</legend>
      <ImageFrame
        box={box}
        src={pending?.preview ?? value}
        alt={label}
        backdrop={upload?.preview}
        isDimmed={pending !== undefined}
        isOver={isOver}
        invitation={<Invitation onFiles={take} />}
      >
        {pending ? (
          <UploadStatus
            upload={pending}
            onRetry={() => retry(pending.id)}
            onCancel={() => remove(pending.id)}
          />
        ) : (
          <div className="flex flex-wrap justify-end gap-2">
            <FileButtons label="Choose another" size="sm" onFiles={take} />
            <Button size="sm" variant="secondary" onClick={() => onChange(null)}>
              <Trash2 aria-hidden="true" />
              Remove
            </Button>
          </div>
        )}
      </ImageFrame>
      <div className="flex flex-wrap justify-between gap-x-4 text-[0.9375rem] text-soft">
        <p>JPG, PNG, GIF up to 4MB</p>
        <p>
          Ideal size: {box.width}x{box.height}
        </p>
      </div>
    </fieldset>
  );
}

function Invitation({ onFiles }: { onFiles: (files: File[]) => void }) {
  return (
    <div className="grid justify-items-center gap-3 p-4 text-center">
      <ImagePlus aria-hidden="true" className="size-9 -rotate-6 text-paprika" />
      <p>
        <span className="pointer-coarse:hidden">Drop an image here, paste it, or</span>
        <span className="pointer-fine:hidden">Add an image</span>
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <FileButtons label="Choose a file" onFiles={onFiles} />
      </div>
    </div>
  );
}
