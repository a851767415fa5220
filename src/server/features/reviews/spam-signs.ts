export interface SpamSigns {
  /** Their account is young, or they have hardly any reviews that others see. */
  isByNewMember: boolean;
  // Of a new member:
  /** Other reviews of theirs within the last minutes. */
  recentCount: number;
  /** Another review has the same words. */
  isCopied: boolean;
}

const mostAtOnce = 10;

const link =
  /https?:\/\/|\bwww\.|[\p{L}\d]\.(?:com|net|org|info|biz|ru|cn|xyz|top|shop|store|online|site|club|live|link|click)\b/iu;

/** Why a review has to wait until an admin has looked at it, for admins to read. Null: it may be shown. */
export function reasonToWait(
  { isByNewMember, recentCount, isCopied }: SpamSigns,
  comment: string,
): string | null {
  if (!isByNewMember) return null;
  const signs = [
    link.test(comment) && "it has a link",
    isCopied && "another review has the same words",
    recentCount >= mostAtOnce && `it is number ${recentCount + 1} within ten minutes`,
  ].filter(Boolean);
  return signs.length > 0 ? `By a new member: ${signs.join(", ")}.` : null;
}
