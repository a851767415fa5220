import { createLink } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button.tsx";
import { cx } from "./cx.ts";

type ButtonLinkProps = ComponentProps<"a"> & { variant?: ButtonVariant; size?: ButtonSize };

/** A link to a page that looks like a button. */
export const ButtonLink = createLink(({ variant, size, className, ...props }: ButtonLinkProps) => (
  <a className={cx(buttonClass(variant, size), className)} {...props} />
));

/** For rows, notes and tools. */
export const SmallButtonLink = createLink(({ className, ...props }: ComponentProps<"a">) => (
  <a className={cx(buttonClass("secondary", "sm"), className)} {...props} />
));
