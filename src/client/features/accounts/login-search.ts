import { ownPath } from "#client/lib/own-path.ts";

/** What a redirect to the login page has to say. The address carries the name alone: a text could be anybody's. */
export const loginMessages = {
  review: "Please login to submit a review",
} as const;

export interface LoginSearch {
  tab?: "register";
  next?: string;
  message?: keyof typeof loginMessages;
}

/** Where a login leads that nobody asked for on the way to somewhere else. */
const afterLogin = "/profile";

export function readLoginSearch({ tab, next, message }: Record<string, unknown>): LoginSearch {
  return {
    tab: tab === "register" ? tab : undefined,
    next: ownPath(next),
    message: isLoginMessage(message) ? message : undefined,
  };
}

/** The login page itself is nowhere to go on to: it would send a member round in circles. */
export function targetAfterLogin({ next = afterLogin }: LoginSearch): string {
  return /^\/login\/*([?#]|$)/i.test(next) ? afterLogin : next;
}

const isLoginMessage = (name: unknown): name is keyof typeof loginMessages =>
  typeof name === "string" && Object.hasOwn(loginMessages, name);
