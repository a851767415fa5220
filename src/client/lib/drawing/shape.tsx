export const ink = "#2b2421";

/** A filled form; the ink outline comes from the group around it. */
export function Shape({ d, fill }: { d: string; fill: string }) {
  return <path d={d} fill={fill} />;
}

/** Colour laid on a form without an outline: a shine, a shadow, a crumb. */
export function Patch({ d, fill }: { d: string; fill: string }) {
  return <path d={d} fill={fill} stroke="none" />;
}

/** Lines and dots in a colour of their own. */
export function Mark({ d, color, width = 6 }: { d: string; color: string; width?: number }) {
  return <path d={d} fill="none" stroke={color} strokeWidth={width} />;
}
