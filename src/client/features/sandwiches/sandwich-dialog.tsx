import { useQuery } from "@tanstack/react-query";
import { ApiError } from "#client/lib/api.ts";
import { Dialog, DialogContent } from "#client/ui/dialog.tsx";
import { LoadFailed, PagePart } from "#client/ui/page-part.tsx";
import { ReviewsSkeleton } from "#client/ui/skeleton.tsx";
import { focusOpener } from "./open-sandwich-dialog.ts";
import { SandwichDialogBody } from "./sandwich-dialog-body.tsx";
import { sandwichQuery } from "./sandwiches.queries.ts";

type SandwichDialogProps = { sandwichId: number; open: boolean; onClose: () => void };

export function SandwichDialog({ sandwichId, open, onClose }: SandwichDialogProps) {
  const { data: sandwich, error, refetch } = useQuery(sandwichQuery(sandwichId));
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <Dialog open={open} onOpenChange={(next) => next || onClose()}>
      <DialogContent
        title={sandwich?.name ?? titleWithout(error, isMissing)}
        className="sm:max-w-3xl"
        onCloseAutoFocus={focusOpener}
      >
        {sandwich && (
          <PagePart key={sandwichId} fallback={<ReviewsSkeleton count={3} />}>
            <SandwichDialogBody sandwich={sandwich} />
          </PagePart>
        )}
        {!sandwich && isMissing && (
          <p>The sandwich you're looking for doesn't exist or has been removed.</p>
        )}
        {!sandwich && error && !isMissing && <LoadFailed onRetry={() => refetch()} />}
      </DialogContent>
    </Dialog>
  );
}

function titleWithout(error: Error | null, isMissing: boolean): string {
  if (isMissing) return "Sandwich Not Found";
  return error ? "Something went wrong" : "Loading sandwich details...";
}
