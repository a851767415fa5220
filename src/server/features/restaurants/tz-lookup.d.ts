declare module "tz-lookup" {
  /** Throws when the point is not on Earth. */
  export default function findZone(latitude: number, longitude: number): string;
}
