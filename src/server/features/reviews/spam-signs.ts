export interface SpamSigns {
  /** The account is young or has few shown reviews. */
  isByNewMember: boolean;
  // For new members only:
  /** The member's other reviews in the last minutes. */
  recentCount: number;
  /** Another review has the same text. */
  isCopied: boolean;
}

const mostAtOnce = 10;

const link =
  /https?:\/\/|\bwww\.|[\p{L}\d]\.(?:com|net|org|info|biz|ru|cn|xyz|top|shop|store|online|site|club|live|link|click)\b/iu;

/** Why a review must wait for moderation, for admins to read. Null when it may be shown. */
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
