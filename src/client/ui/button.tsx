import { Children, type ComponentProps, cloneElement, type ReactElement } from "react";
import { cx } from "./cx.ts";
import { Spinner } from "./spinner.tsx";

type ButtonProps = ComponentProps<"button"> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  loading?: boolean;
  /** Styles the only child, a link for example. */
  asChild?: boolean;
};

export function Button({
  variant,
  size,
  loading = false,
  asChild = false,
  className,
  disabled,
  children,
  ...props
}: ButtonProps) {
  const look = cx(buttonClass(variant, size), className);
  if (asChild) {
    const child = Children.only(children) as ReactElement<{ className?: string }>;
    return cloneElement(child, { ...props, className: cx(look, child.props.className) });
  }
  return (
    <button
      type="button"
      className={look}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      {...props}
    >
      {loading && <Spinner />}
      {children}
    </button>
  );
}

/** For rows, notes and tools. */
export const SmallButton = (props: Omit<ButtonProps, "size">) => (
  <Button variant="secondary" size="sm" {...props} />
);

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "sm" | "md" | "lg";

export const buttonClass = (variant: ButtonVariant = "primary", size: ButtonSize = "md") =>
  `button button-${variant} button-${size}`;
