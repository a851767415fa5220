import { Link, type LinkProps } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { linkTo } from "./link-to.ts";

type BackLinkProps = { children: ReactNode } & (
  | { link: LinkProps; href?: never }
  /** An address known only at run time, from the history for example. */
  | { href: string; link?: never }
);

/** A link above a page's title. */
export const BackLink = ({ link, href, children }: BackLinkProps) => (
  <Link
    {...(link ?? linkTo(href))}
    viewTransition
    className="type-display -ml-1 inline-flex min-h-touch items-center gap-2 rounded-control px-1 text-lg text-soft hover:text-paprika"
  >
    <ArrowLeft strokeWidth={2.75} className="size-5" />
    {children}
  </Link>
);
