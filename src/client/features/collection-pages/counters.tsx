type CountersProps = { counters: { label: string; count: number | undefined }[] };

/** A dash stands for a number that is not loaded yet. */
export function Counters({ counters }: CountersProps) {
  return (
    <dl className="grid grid-cols-3 gap-2 sm:max-w-xl sm:gap-4">
      {counters.map(({ label, count }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end rounded-control border-2 border-ink bg-card px-3 py-2.5 sm:px-4 sm:py-3"
        >
          <dt className="type-label text-soft text-sm sm:text-[0.9375rem]">{label}</dt>
          <dd className="type-display text-4xl tabular-nums sm:text-5xl">{count ?? "–"}</dd>
        </div>
      ))}
    </dl>
  );
}
