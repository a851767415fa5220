import { ProgressBar } from "#client/ui/progress-bar.tsx";
import type { ImportProgress } from "#contract/importer.ts";

const texts: Record<ImportProgress["step"], string> = {
  fetching: "Fetching the website",
  reading: "Reading the page",
  menu: "Reading the menu pages",
  extracting: "Finding the chicken sandwiches",
};

/** Where each step begins and how much of the bar is its own. */
const spans: Record<ImportProgress["step"], [from: number, share: number]> = {
  fetching: [0.05, 0.2],
  reading: [0.25, 0.15],
  menu: [0.4, 0.45],
  extracting: [0.85, 0.1],
};

export function ImportProgressBar({ progress }: { progress: ImportProgress | null }) {
  const { step, done = 0, total = 0 } = progress ?? { step: "fetching" };
  const [from, share] = spans[step];
  const text = total > 0 ? `${texts[step]}: ${done} of ${total}` : texts[step];
  return (
    <div>
      <p role="status" className="mb-1.5">
        {text}
      </p>
      <ProgressBar label="Import" value={from + share * (total > 0 ? done / total : 0)} />
    </div>
  );
}
