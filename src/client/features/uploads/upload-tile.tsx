import { RotateCcw, X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "#client/ui/icon-button.tsx";
import { ProgressBar } from "#client/ui/progress-bar.tsx";
import type { Upload } from "./upload-list.ts";
import { uploadAnnouncement } from "./upload-list.ts";

type PhotoTileProps = { removeLabel: string; onRemove: () => void; children: ReactNode };

export function PhotoTile({ removeLabel, onRemove, children }: PhotoTileProps) {
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

export function UploadTile({ upload, onRetry, onRemove }: UploadTileProps) {
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
