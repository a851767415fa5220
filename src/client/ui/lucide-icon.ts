import { createElement, type SVGProps } from "react";
import { cx } from "./cx.ts";

interface IconData {
  node: [tag: string, attributes: Record<string, string>][];
}

/**
 * Takes the place of lucide-react's own `createLucideIcon` in the build (vite.config.ts): that one brings 2 kB into
 * every first load for settings that we do not use.
 */
export default function createLucideIcon({ node }: IconData) {
  return function Icon({ children, className, ...props }: SVGProps<SVGSVGElement>) {
    const isDescribed = children || "aria-label" in props || "role" in props || "title" in props;
    return createElement(
      "svg",
      {
        viewBox: "0 0 24 24",
        strokeWidth: 2,
        "aria-hidden": isDescribed ? undefined : true,
        ...props,
        className: cx("icon", className),
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    );
  };
}
