import type { ComponentProps } from "react";
import { AdminPage } from "../admin-page.tsx";
import { LoadFailed } from "../load-failed.tsx";
import { TableSkeleton } from "./table-skeleton.tsx";

type FrameProps = Omit<ComponentProps<typeof AdminPage>, "children">;

/** A page whose table is still coming. */
export function TablePending(frame: FrameProps) {
  return (
    <AdminPage {...frame}>
      <TableSkeleton />
    </AdminPage>
  );
}

/** A page whose table did not come. */
export function TableFailed({ message, ...frame }: FrameProps & { message: string }) {
  return (
    <AdminPage {...frame}>
      <LoadFailed message={message} />
    </AdminPage>
  );
}
