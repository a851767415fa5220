import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";

/** The margin that scanners need, in squares. */
const rim = 4;

/** Black on white in dark mode too, because many scanners need it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text);
  const width = code.size + 2 * rim;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-rim} ${-rim} ${width} ${width}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-control border-2 border-line"
    >
      <rect x={-rim} y={-rim} width={width} height={width} fill="#fff" />
      <path d={toSvgPath(code)} fill="#000" />
    </svg>
  );
}
