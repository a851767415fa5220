import { RotateCcw, X } from "lucide-react";
import { Button } from "#client/ui/button.tsx";
import { IconButton } from "#client/ui/icon-button.tsx";
import { ProgressBar } from "#client/ui/progress-bar.tsx";
import { announcementOf } from "./announce-upload.ts";
import type { Upload } from "./upload-list.ts";

type UploadStatusProps = {
  upload: Upload;
  onRetry: () => void;
  onCancel: () => void;
};

/** How far it is, or what went wrong, and what one can do about it. */
export function UploadStatus({ upload, onRetry, onCancel }: UploadStatusProps) {
  const { name, state } = upload;
  return (
    <div className="rounded-control border-2 border-ink bg-card p-3">
      <p role="status" className="sr-only">
        {announcementOf(upload)}
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
            <X aria-hidden="true" />
          </IconButton>
        </div>
      )}
      {state.step === "failed" && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="font-semibold text-[0.9375rem] text-beet leading-snug">{state.message}</p>
          <div className="flex gap-2">
            <Button size="sm" onClick={onRetry}>
              <RotateCcw aria-hidden="true" />
              Try again
            </Button>
            <Button size="sm" variant="secondary" onClick={onCancel}>
              Discard
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
