import type { ReactNode } from "react";

/** What a form says under its fields. */
export type FieldNotes<Values> = Partial<Record<keyof Values, ReactNode>>;
