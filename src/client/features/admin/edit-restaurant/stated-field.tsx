import type { ComponentProps } from "react";

type StatedFieldProps = ComponentProps<"input"> & { label: string };

const answers = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
  { value: "unknown", label: "Unknown" },
];

/** Three answers: what nobody stated is unknown, never "free of". */
export function StatedField({ label, ...props }: StatedFieldProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="flex overflow-hidden rounded-control border-2 border-edge">
        {answers.map((answer) => (
          <label
            key={answer.value}
            className="flex h-touch flex-1 cursor-pointer items-center justify-center bg-card px-3 text-center not-first:border-edge not-first:border-l-2 has-checked:bg-ink has-checked:font-semibold has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus"
          >
            <input type="radio" value={answer.value} className="sr-only" {...props} />
            {answer.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
