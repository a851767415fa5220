interface Coordinates {
  latitude: number;
  longitude: number;
}

/** About a hundred metres: near enough for lunch, too coarse for a front door. */
const decimals = 3;

export const writeCoordinates = ({ latitude, longitude }: Coordinates) =>
  [latitude, longitude].map((degrees) => Number(degrees.toFixed(decimals))).join(",");

/** "45.523,-122.676" when it is a place on Earth. */
export function readCoordinates(text: unknown): string | undefined {
  const match = /^(-?\d{1,3}(?:\.\d{1,15})?),(-?\d{1,3}(?:\.\d{1,15})?)$/.exec(String(text));
  if (!match) return;
  const [latitude, longitude] = [Number(match[1]), Number(match[2])];
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return;
  return writeCoordinates({ latitude, longitude });
}
