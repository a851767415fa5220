import type { ReactNode } from "react";

/** Leads somewhere or does something. */
export type MenuAction = { label: string; icon: ReactNode; danger?: boolean } & (
  | { href: string }
  | { onSelect: () => void }
);
