import { RotateCcw, X } from "lucide-react";
import { Button } from "#client/ui/button.tsx";
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
  if (state.step === "done") return null;
  return (
    <div className="grid gap-3">
      <p role="status" className="sr-only">
        {announcementOf(upload)}
      </p>
      {state.step === "uploading" ? (
        <div>
          <p className="mb-1.5 flex justify-between gap-3">
            <span className="truncate">
              {state.progress < 1 ? name : "Preparing your image..."}
            </span>
            <span className="tabular-nums">{Math.round(state.progress * 100)}%</span>
          </p>
          <ProgressBar label={`Upload of ${name}`} value={state.progress} />
        </div>
      ) : (
        <p className="font-semibold text-beet">{state.message}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {state.step === "failed" && (
          <Button size="sm" onClick={onRetry}>
            <RotateCcw aria-hidden="true" />
            Try again
          </Button>
        )}
        <Button size="sm" variant="secondary" onClick={onCancel}>
          <X aria-hidden="true" />
          {state.step === "failed" ? "Discard" : "Cancel upload"}
        </Button>
      </div>
    </div>
  );
}
