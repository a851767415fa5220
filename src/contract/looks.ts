/**
 * Choices about how pages look. The browser keeps each in a cookie of that name, so that the server can render it.
 */
const looks = [
  /** Shows lists on phones as rows instead of cards. */
  "compactRows",
  /** Shows drawings even for sandwiches with a photo. */
  "drawings",
] as const;

export type Look = (typeof looks)[number];

export const hasLook = (cookies: string, look: Look): boolean =>
  cookies.split("; ").includes(`${look}=1`);

export const chosenLooks = (cookies = ""): Look[] => looks.filter((look) => hasLook(cookies, look));
