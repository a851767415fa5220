import type { ComponentProps } from "react";
import { AdminPage } from "../admin-page.tsx";
import { LoadFailed, TableSkeleton } from "./table-states.tsx";

type FrameProps = Omit<ComponentProps<typeof AdminPage>, "children">;

/** The page while its table loads. */
export function TablePending(frame: FrameProps) {
  return (
    <AdminPage {...frame}>
      <TableSkeleton />
    </AdminPage>
  );
}

/** The page whose table could not be loaded. */
export function TableFailed({ message, ...frame }: FrameProps & { message: string }) {
  return (
    <AdminPage {...frame}>
      <LoadFailed message={message} />
    </AdminPage>
  );
}
