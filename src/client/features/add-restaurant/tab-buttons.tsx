import type { ReactNode } from "react";
import { Button } from "#client/ui/button.tsx";

type TabButtonsProps = { onBack: () => void; isBusy?: boolean; children: ReactNode };

/** Back at the beginning of the line, the way forward at its end. */
export const TabButtons = ({ onBack, isBusy, children }: TabButtonsProps) => (
  <div className="mt-8 flex flex-wrap items-center justify-between gap-3 border-line border-t-2 pt-6">
    <Button size="lg" variant="secondary" disabled={isBusy} onClick={onBack}>
      Back
    </Button>
    {children}
  </div>
);
