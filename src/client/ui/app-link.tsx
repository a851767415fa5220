import { Link } from "@tanstack/react-router";
import type { ComponentProps } from "react";

type AppLinkProps = Omit<ComponentProps<"a">, "href"> & {
  href: string;
  viewTransition?: boolean;
};

/** A link inside the app by its plain address. */
export function AppLink({ href, ...props }: AppLinkProps) {
  const { path, search, hash } = splitHref(href);
  return (
    <Link
      to={path}
      search={search}
      hash={hash}
      activeOptions={{ exact: path === "/", includeSearch: Object.keys(search).length > 0 }}
      {...props}
    />
  );
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
