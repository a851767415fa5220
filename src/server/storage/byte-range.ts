/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Undefined for the whole: several ranges or a unit that we do not know are answered in full. */
export function resolveRange(
  wanted: string | undefined,
  size: number,
): ByteRange | "unsatisfiable" | undefined {
  const [, from = "", to = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(wanted?.trim() ?? "") ?? [];
  if (from === "" && to === "") return undefined;
  if (from !== "" && to !== "" && Number(to) < Number(from)) return undefined;
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return start > end ? "unsatisfiable" : { start, end };
}
