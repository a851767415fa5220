type ImportProgressProps = { text: string; done: number; total?: number };

export function ImportProgress({ text, done, total }: ImportProgressProps) {
  return (
    <div className="mt-6 rounded-card border-2 border-line bg-card p-5">
      <p role="status" className="type-display mb-3 text-xl">
        {text}
      </p>
      <progress
        aria-label={text}
        value={total ? done : undefined}
        max={total}
        className="block h-3 w-full accent-paprika"
      />
      <p className="mt-2 text-soft tabular-nums">
        {done.toLocaleString("en-US")}
        {total !== undefined && ` of ${total.toLocaleString("en-US")}`} rows
      </p>
    </div>
  );
}
