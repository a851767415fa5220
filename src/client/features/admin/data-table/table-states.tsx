import { useRouter } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { SmallButton } from "#client/ui/button.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import { AdminPage } from "../admin-page.tsx";

/** About as high as a full table, so that the page does not jump. */
export function TableSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <div aria-busy="true" role="status" aria-label="Loading" className="grid gap-3">
      <Skeleton className="h-12" />
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all skeletons are alike
        <Skeleton key={row} className="h-36 md:h-14" />
      ))}
    </div>
  );
}

export function LoadFailed({ message }: { message: string }) {
  const router = useRouter();
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-4 rounded-card border-2 border-beet bg-beet-wash px-5 py-4 text-beet"
    >
      <p className="font-semibold">{message}</p>
      <SmallButton onClick={() => router.invalidate()}>Try again</SmallButton>
    </div>
  );
}

type FrameProps = Omit<ComponentProps<typeof AdminPage>, "children">;

export function TablePending(frame: FrameProps) {
  return (
    <AdminPage {...frame}>
      <TableSkeleton />
    </AdminPage>
  );
}

export function TableFailed({ message, ...frame }: FrameProps & { message: string }) {
  return (
    <AdminPage {...frame}>
      <LoadFailed message={message} />
    </AdminPage>
  );
}
