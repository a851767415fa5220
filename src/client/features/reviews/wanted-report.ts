let wanted: number | undefined;

/** Whose menu is drawn next opens its dialog: the person has just logged in to report it. */
export function wantReport(reviewId: number) {
  wanted = reviewId;
}

export function takeWantedReport(reviewId: number): boolean {
  if (wanted !== reviewId) return false;
  wanted = undefined;
  return true;
}
