import { createElement, type SVGProps } from "react";
import { cx } from "./cx.ts";

interface IconData {
  node: [tag: string, attributes: Record<string, string>][];
}

/**
 * Takes the place of lucide-react's own `createLucideIcon` in the build (vite.config.ts): that one brings 2 kB into
 * every first load for settings that we do not use. An icon is decoration: the text beside it or the label says it.
 */
export default function createLucideIcon({ node }: IconData) {
  return function Icon({ className, ...props }: SVGProps<SVGSVGElement>) {
    return createElement(
      "svg",
      {
        viewBox: "0 0 24 24",
        strokeWidth: 2,
        "aria-hidden": true,
        ...props,
        className: cx("icon", className),
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
