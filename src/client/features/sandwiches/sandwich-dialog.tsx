import { useQuery } from "@tanstack/react-query";
import { CatchBoundary } from "@tanstack/react-router";
import { Suspense } from "react";
import { Dialog, DialogContent } from "#client/ui/dialog.tsx";
import { focusOpener } from "./open-sandwich-dialog.ts";
import { SandwichDialogBody } from "./sandwich-dialog-body.tsx";
import { ReviewsSkeleton } from "./sandwich-skeletons.tsx";
import { sandwichQuery } from "./sandwiches.queries.ts";

type SandwichDialogProps = { sandwichId: number; open: boolean; onClose: () => void };

export function SandwichDialog({ sandwichId, open, onClose }: SandwichDialogProps) {
  const { data: sandwich, isError } = useQuery(sandwichQuery(sandwichId));
  const waiting = isError ? "Sandwich Not Found" : "Loading sandwich details...";
  return (
    <Dialog open={open} onOpenChange={(next) => next || onClose()}>
      <DialogContent
        title={sandwich?.name ?? waiting}
        className="sm:max-w-3xl"
        onCloseAutoFocus={focusOpener}
      >
        {sandwich ? (
          <CatchBoundary getResetKey={() => sandwichId} errorComponent={Trouble}>
            <Suspense fallback={<ReviewsSkeleton count={3} />}>
              <SandwichDialogBody sandwich={sandwich} />
            </Suspense>
          </CatchBoundary>
        ) : (
          isError && <p>The sandwich you're looking for doesn't exist or has been removed.</p>
        )}
      </DialogContent>
    </Dialog>
  );
}

const Trouble = () => <p>This could not be loaded. Give it another try in a moment.</p>;
