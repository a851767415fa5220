const dayInMilliseconds = 24 * 60 * 60 * 1000;

export type Ago = (days: number) => Date;

/** The catalogue says how long ago things happened, so that a fresh copy never looks stale. */
export const daysBefore =
  (now: Date): Ago =>
  (days) =>
    new Date(now.getTime() - days * dayInMilliseconds);
