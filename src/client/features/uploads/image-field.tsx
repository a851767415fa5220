import { ImageDown, ImagePlus, RotateCcw, Trash2, X } from "lucide-react";
import type { ReactNode } from "react";
import { SmallButton } from "#client/ui/button.tsx";
import { cx } from "#client/ui/cx.ts";
import { IconButton } from "#client/ui/icon-button.tsx";
import { ProgressBar } from "#client/ui/progress-bar.tsx";
import { imageBoxes, type UploadSlug, uploaders } from "#contract/upload-rules.ts";
import { FileButtons } from "./file-input.tsx";
import { type Upload, uploadAnnouncement } from "./upload-list.ts";
import { useSingleUpload } from "./use-uploads.ts";

type ImageFieldProps = {
  slug: UploadSlug;
  /** What the image shows. */
  label: string;
  value: string | null;
  onChange: (imageUrl: string | null) => void;
  /** True while an upload is running and `value` will change. */
  onBusyChange?: (isBusy: boolean) => void;
  finishedText?: string;
};

/** One image: dropped, pasted, chosen or photographed, and uploaded at once. */
export function ImageField({
  slug,
  label,
  value,
  onChange,
  onBusyChange,
  finishedText,
}: ImageFieldProps) {
  const { upload, pending, take, isOver, retry, remove } = useSingleUpload({
    slug,
    finishedText,
    onFinished: ({ url }) => onChange(url),
    onBusyChange,
  });
  const box = imageBoxes[uploaders[slug].kind];
  return (
    <fieldset
      className="grid min-w-0 gap-3"
      style={{ maxWidth: `${(22 * box.width) / box.height}rem` }}
    >
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
            <SmallButton onClick={() => onChange(null)}>
              <Trash2 />
              Remove
            </SmallButton>
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
      <ImagePlus className="size-9 -rotate-6 text-paprika" />
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

type ImageFrameProps = {
  box: { width: number; height: number };
  src: string | null;
  alt: string;
  /** Shown until the image has loaded. */
  backdrop?: string;
  isDimmed?: boolean;
  /** A file is being dragged over the page. */
  isOver: boolean;
  /** Shown without an image. */
  invitation: ReactNode;
  /** Shown over the lower edge of the image. */
  children: ReactNode;
};

/** Has the aspect ratio of the future image, so that the layout does not shift. */
function ImageFrame({
  box,
  src,
  alt,
  backdrop,
  isDimmed,
  isOver,
  invitation,
  children,
}: ImageFrameProps) {
  return (
    <div
      className={cx(
        "relative grid min-h-48 place-items-center overflow-hidden rounded-card border-2",
        isOver && "border-paprika",
        !isOver && (src ? "border-ink bg-sunk" : "border-edge border-dashed bg-sunk/40"),
      )}
      style={{ aspectRatio: `${box.width} / ${box.height}` }}
    >
      {src ? (
        <>
          <img
            src={src}
            alt={alt}
            className={cx(
              "absolute inset-0 size-full bg-center bg-contain bg-no-repeat object-contain transition-opacity duration-200",
              isDimmed && "opacity-50",
            )}
            style={backdrop ? { backgroundImage: `url("${backdrop}")` } : undefined}
          />
          <div className="absolute inset-x-2.5 bottom-2.5">{children}</div>
        </>
      ) : (
        invitation
      )}
      {isOver && (
        <div className="absolute inset-0 grid place-content-center justify-items-center gap-2 bg-mustard-wash text-on-mustard">
          <ImageDown className="size-10" />
          <p className="type-display text-2xl">Let go to upload</p>
        </div>
      )}
    </div>
  );
}

type UploadStatusProps = {
  upload: Upload;
  onRetry: () => void;
  onCancel: () => void;
};

export function UploadStatus({ upload, onRetry, onCancel }: UploadStatusProps) {
  const { name, state } = upload;
  return (
    <div className="rounded-control border-2 border-ink bg-card p-3">
      <p role="status" className="sr-only">
        {uploadAnnouncement(upload)}
      </p>
      {state.step === "uploading" && (
        <div className="-my-1 flex items-center gap-2">
          <div className="min-w-0 flex-1">
            <p className="mb-1.5 flex justify-between gap-3 text-[0.9375rem] leading-tight">
              <span className="truncate">
                {state.progress < 1 ? name : "Preparing your image..."}
              </span>
              <span className="tabular-nums">{Math.round(state.progress * 100)}%</span>
            </p>
            <ProgressBar label={`Upload of ${name}`} value={state.progress} />
          </div>
          <IconButton label="Cancel upload" onClick={onCancel}>
            <X />
          </IconButton>
        </div>
      )}
      {state.step === "failed" && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="font-semibold text-[0.9375rem] text-beet leading-snug">{state.message}</p>
          <div className="flex gap-2">
            <SmallButton variant="primary" onClick={onRetry}>
              <RotateCcw />
              Try again
            </SmallButton>
            <SmallButton onClick={onCancel}>Discard</SmallButton>
          </div>
        </div>
      )}
    </div>
  );
}
