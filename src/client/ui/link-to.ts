import type { LinkProps } from "@tanstack/react-router";

/** Props of a link inside the app from its plain address, which is known only at run time. */
export function linkTo(href: string): LinkProps {
  // The parser needs an origin, which is ignored.
  const { pathname, searchParams, hash } = new URL(href, "http://cluck.invalid");
  return {
    to: pathname as "/",
    search: Object.fromEntries(searchParams),
    hash: hash.slice(1) || undefined,
    activeOptions: { exact: pathname === "/", includeSearch: searchParams.size > 0 },
  };
}
