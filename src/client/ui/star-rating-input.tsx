import { type Ref, useState } from "react";
import { formatCount } from "#client/lib/format-count.ts";
import { cx } from "./cx.ts";
import { STAR_COUNT } from "./star-rating.tsx";

const choices = Array.from({ length: STAR_COUNT }, (_, place) => place + 1);

type StarRatingInputProps = {
  name: string;
  label: string;
  /** 0 if nothing is chosen. */
  value: number;
  onValueChange: (value: number) => void;
  onBlur?: () => void;
  invalid?: boolean;
  describedBy?: string;
  /** The first star, which a form focuses if the rating is missing. */
  ref?: Ref<HTMLInputElement>;
};

/** Native radio buttons, which bring arrow keys, touch and form values. */
export function StarRatingInput({
  name,
  label,
  value,
  onValueChange,
  onBlur,
  invalid = false,
  describedBy,
  ref,
}: StarRatingInputProps) {
  const [preview, setPreview] = useState(0);
  const lit = preview || value;
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      className="-ml-1.5 inline-flex max-w-[calc(100%+0.375rem)] items-center"
      onPointerLeave={() => setPreview(0)}
    >
      {choices.map((choice) => (
        <label
          key={choice}
          className="relative inline-flex h-12 w-12 min-w-0 items-center justify-center rounded-control has-focus-visible:outline-3 has-focus-visible:outline-focus"
          onPointerEnter={(event) => {
            if (event.pointerType === "mouse") setPreview(choice);
          }}
        >
          <input
            ref={choice === 1 ? ref : undefined}
            type="radio"
            name={name}
            value={choice}
            checked={value === choice}
            aria-label={formatCount(choice, "star")}
            className="absolute inset-0 cursor-pointer opacity-0"
            onChange={() => onValueChange(choice)}
            onBlur={onBlur}
          />
          <svg
            viewBox="0 0 24 24"
            aria-hidden="true"
            strokeLinejoin="round"
            strokeWidth="2"
            className={cx(
              "size-9 max-w-full transition-[fill,scale] duration-150",
              choice <= lit
                ? "fill-paprika stroke-paprika"
                : invalid
                  ? "fill-beet-wash stroke-beet"
                  : "fill-card stroke-edge",
              choice === preview && "motion-safe:scale-112",
            )}
          >
            <path d={STAR_PATH} />
          </svg>
        </label>
      ))}
    </div>
  );
}

/** A star in a 24 by 24 box. Its stroke rounds the corners. */
export const STAR_PATH =
  "M12 3.1l2.7 5.75 6.2.85-4.5 4.4 1.1 6.25L12 17.4l-5.5 2.95 1.1-6.25-4.5-4.4 6.2-.85z";
