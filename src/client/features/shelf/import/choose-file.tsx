import { useHydrated } from "@tanstack/react-router";
import { FileUp } from "lucide-react";
import { csvLimits } from "#contract/collection-csv.ts";
import { ImportProgress } from "./import-progress.tsx";
import type { Import } from "./use-import.ts";

const columns = [
  ["name", "of the sandwich; the one column that has to be there"],
  ["restaurant", "tells sandwiches of one name apart"],
  ["tried, favorite", "yes or no"],
  ["notes", "whatever you wrote about it"],
  ["date_tried", "such as 2024-01-31"],
];

export function ChooseFile({ work: { check, done, problem } }: { work: Import }) {
  const isAlive = useHydrated();
  return (
    <>
      <p className="max-w-prose text-pretty text-lg">
        A file that you exported here, or a list of your own. You see what would change before
        anything does.
      </p>
      {problem && (
        <p
          role="alert"
          className="mt-5 rounded-control bg-beet-wash px-4 py-3 font-semibold text-beet"
        >
          {problem}
        </p>
      )}
      {check.isPending ? (
        <ImportProgress text="Looking for your sandwiches…" done={done} />
      ) : (
        <label className="relative mt-6 flex cursor-pointer flex-col items-center gap-3 rounded-card border-2 border-edge border-dashed bg-card px-6 py-12 text-center transition-colors duration-150 hover:border-ink hover:bg-mustard-wash/40 has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2">
          <FileUp aria-hidden="true" className="size-10 text-paprika" />
          <span className="type-display text-2xl">Choose a CSV file</span>
          <span className="text-soft">
            or drop it here. At most {csvLimits.rows.toLocaleString("en-US")} rows and{" "}
            {csvLimits.bytes / 1024 / 1024} MB.
          </span>
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            disabled={!isAlive}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // The same file may be chosen again once it is mended.
              target.value = "";
              if (file) check.mutate(file);
            }}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </label>
      )}
      <h2 className="mt-10 mb-3 text-2xl">What the first line may name</h2>
      <dl className="grid max-w-prose gap-x-6 gap-y-1.5 sm:grid-cols-[auto_1fr]">
        {columns.map(([name, text]) => (
          <div key={name} className="sm:contents">
            <dt className="font-semibold">{name}</dt>
            <dd className="text-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-prose text-pretty text-soft">
        A blank cell changes nothing of what you have. The same file twice changes nothing either.
      </p>
    </>
  );
}
