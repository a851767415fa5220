const [width, height, left, bottom] = [720, 260, 48, 28];
const colours = { server: "#b3261e", embedded: "#8a6d00" };

/** Resident memory by the minute, as an image that is readable on light and dark pages. */
export function drawSoak(taken: Record<keyof typeof colours, number[]>): string {
  const minutes = Math.max(...Object.values(taken).map(({ length }) => length));
  const most = Math.ceil(Math.max(...Object.values(taken).flat()) / 100) * 100;
  const x = (minute: number) => (left + ((width - left - 8) * minute) / minutes).toFixed(1);
  const y = (megabytes: number) => (8 + (height - bottom - 8) * (1 - megabytes / most)).toFixed(1);
  const marks = Array.from({ length: most / 100 + 1 }, (_, count) => count * 100);
  const tens = Array.from({ length: Math.floor(minutes / 10) + 1 }, (_, count) => count * 10);
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">`,
    "<title>Resident memory under mixed load, in MB by the minute</title>",
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...marks.map(
      (mark) =>
        `<path d="M${left} ${y(mark)}H${width - 8}" stroke="#ddd"/><text x="${left - 6}" y="${y(mark)}" text-anchor="end" dominant-baseline="middle">${mark}</text>`,
    ),
    ...tens.map(
      (ten) =>
        `<text x="${x(ten)}" y="${height - 8}" text-anchor="${ten === minutes ? "end" : "middle"}">${ten} min</text>`,
    ),
    ...(["server", "embedded"] as const).map((engine, at) => {
      const points = taken[engine].map((megabytes, minute) => `${x(minute + 1)},${y(megabytes)}`);
      return `<polyline points="${points.join(" ")}" fill="none" stroke="${colours[engine]}" stroke-width="2"/><text x="${width - 16}" y="${height - bottom - 30 + at * 16}" text-anchor="end" fill="${colours[engine]}">${engine}, MB</text>`;
    }),
    "</svg>\n",
  ];
  return parts.join("\n");
}
