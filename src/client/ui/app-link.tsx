import { Link, type LinkProps } from "@tanstack/react-router";
import type { ComponentProps } from "react";

type AppLinkProps = Omit<ComponentProps<"a">, "href"> & {
  href: string;
  viewTransition?: boolean;
};

/** A link inside the app by its plain address. */
export const AppLink = ({ href, ...props }: AppLinkProps) => <Link {...linkTo(href)} {...props} />;

/** The same as props, for other kinds of links. */
export function linkTo(href: string): LinkProps {
  const { path, search, hash } = splitHref(href);
  const activeOptions = { exact: path === "/", includeSearch: Object.keys(search).length > 0 };
  return { to: path as "/", search, hash, activeOptions };
}

interface SplitHref {
  path: string;
  search: Record<string, string>;
  hash: string | undefined;
}

export function splitHref(href: string): SplitHref {
  // The parser needs an origin, which is ignored.
  const url = new URL(href, "http://cluck.invalid");
  return {
    path: url.pathname,
    search: Object.fromEntries(url.searchParams),
    hash: url.hash.slice(1) || undefined,
  };
}
