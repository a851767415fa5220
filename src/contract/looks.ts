/**
 * What a person may choose about how pages look. The browser keeps each in a cookie of its name, so that the server
 * draws by it.
 */
const looks = [
  /** A phone's lists are rows instead of cards. */
  "compactRows",
  /** Sandwiches are drawn, also where there is a photo. */
  "drawings",
] as const;

export type Look = (typeof looks)[number];

export const hasLook = (cookies: string, look: Look): boolean =>
  cookies.split("; ").includes(`${look}=1`);

export const chosenLooks = (cookies = ""): Look[] => looks.filter((look) => hasLook(cookies, look));
