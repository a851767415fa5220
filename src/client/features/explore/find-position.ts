import { writeCoordinates } from "#client/lib/coordinates.ts";

export const ownPlace = "My location";

const timeoutMs = 10_000;
const freshEnough = 5 * 60_000;

const denied = "Your browser keeps your position to itself.";
const failed = "We could not find out where you are.";

/** Asks the browser for its position; call it only on a click. Rejects with a sentence for the viewer. */
export function findPosition(): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!("geolocation" in navigator)) return reject(new Error(failed));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(writeCoordinates(coords)),
      ({ code, PERMISSION_DENIED }) =>
        reject(new Error(code === PERMISSION_DENIED ? denied : failed)),
      { timeout: timeoutMs, maximumAge: freshEnough },
    );
  });
}
