interface Coordinates {
  latitude: number;
  longitude: number;
}

/** About a hundred metres: enough for distances, too coarse for a home. */
const decimals = 3;

export const writeCoordinates = ({ latitude, longitude }: Coordinates) =>
  [latitude, longitude].map((degrees) => Number(degrees.toFixed(decimals))).join(",");

/** Undefined for anything but coordinates such as "45.523,-122.676". */
export function readCoordinates(text: unknown): string | undefined {
  const match = /^(-?\d{1,3}(?:\.\d{1,15})?),(-?\d{1,3}(?:\.\d{1,15})?)$/.exec(String(text));
  if (!match) return;
  const [latitude, longitude] = [Number(match[1]), Number(match[2])];
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return;
  return writeCoordinates({ latitude, longitude });
}
