import { cx } from "./cx.ts";
import { describeStars, roundToHalfStar, STAR_COUNT } from "./star-math.ts";
import { STAR_PATH } from "./star-shape.ts";

const places = Array.from({ length: STAR_COUNT }, (_, place) => place);

type StarRatingProps = {
  value: number;
  /** Replaces the spoken text; an empty one hides the stars where the number is written beside them. */
  label?: string;
  className?: string;
};

export function StarRating({ value, label = describeStars(value), className }: StarRatingProps) {
  const filled = roundToHalfStar(value);
  return (
    <span
      className={cx("inline-flex", className)}
      {...(label && { role: "img", "aria-label": label })}
    >
      <svg
        viewBox={`0 0 ${STAR_COUNT * 24} 24`}
        aria-hidden="true"
        className="h-[1.15em] w-auto shrink-0"
        strokeLinejoin="round"
        strokeWidth="2"
      >
        <Row className="fill-none stroke-edge" />
        {/* A nested svg clips its content, so half a star needs no ids. */}
        <svg width={filled * 24} height="24" aria-hidden="true">
          <Row className="fill-paprika stroke-paprika" />
        </svg>
      </svg>
    </span>
  );
}

function Row({ className }: { className: string }) {
  return (
    <g className={className}>
      {places.map((place) => (
        <path key={place} d={STAR_PATH} transform={`translate(${place * 24} 0)`} />
      ))}
    </g>
  );
}
