import { linkOptions } from "@tanstack/react-router";
import { ownPath } from "#client/lib/own-path.ts";

/** Why a page redirected to the login. A name and not a text, because anybody can write an address. */
export const loginMessages = {
  review: "Please login to submit a review",
} as const;

interface LoginSearch {
  tab?: "register";
  next?: string;
  message?: keyof typeof loginMessages;
}

/** Where a login without `next` leads. */
const defaultTarget = "/profile";

/** The login page that leads to `next`. */
export const loginLink = (next: string) => linkOptions({ to: "/login", search: { next } });

export function readLoginSearch({ tab, next, message }: Record<string, unknown>): LoginSearch {
  return {
    tab: tab === "register" ? tab : undefined,
    next: ownPath(next),
    message: isLoginMessage(message) ? message : undefined,
  };
}

/** A `next` that is the login page itself would redirect a member forever. */
export function targetAfterLogin({ next = defaultTarget }: LoginSearch): string {
  return /^\/login\/*([?#]|$)/i.test(next) ? defaultTarget : next;
}

const isLoginMessage = (name: unknown): name is keyof typeof loginMessages =>
  typeof name === "string" && Object.hasOwn(loginMessages, name);
