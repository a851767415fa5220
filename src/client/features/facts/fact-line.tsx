import { type ComponentProps, Suspense } from "react";
import { lazyPart } from "#client/ui/lazy-part.ts";
import type { FactSourceLine } from "./fact-source-line.tsx";

const load = async () => (await import("./fact-source-line.tsx")).FactSourceLine;
const Line = import.meta.env.SSR ? await load() : lazyPart(load);

/** Where a price or hours are from. The server draws it; its code comes after the page. */
export function FactLine({
  className,
  ...line
}: ComponentProps<typeof FactSourceLine> & { className?: string }) {
  return (
    <div className={className}>
      <Suspense fallback={<div className="h-6" />}>
        <Line {...line} />
      </Suspense>
    </div>
  );
}
