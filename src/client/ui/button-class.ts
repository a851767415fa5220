import { cx } from "./cx.ts";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "sm" | "md" | "lg";

const base =
  "type-display relative inline-flex shrink-0 cursor-pointer select-none items-center justify-center gap-2 whitespace-nowrap rounded-control tracking-[0.01em] no-underline transition-[background-color,box-shadow,translate,color] duration-150 disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55 [&_svg]:size-[1.15em] [&_svg]:shrink-0";

/* A dark lower edge, which gets thinner while the button is pressed. */
const lip =
  "not-disabled:active:translate-y-px not-disabled:active:[box-shadow:inset_0_-1px_0_var(--lip)] [box-shadow:inset_0_-3px_0_var(--lip)]";

const variants: Record<ButtonVariant, string> = {
  primary: cx(
    lip,
    "bg-paprika text-on-paprika [--lip:var(--color-paprika-deep)] not-disabled:hover:bg-[color-mix(in_oklab,var(--color-paprika)_90%,var(--color-ink))]",
  ),
  secondary:
    "border-2 border-ink bg-card text-ink not-disabled:hover:bg-mustard-wash not-disabled:active:translate-y-px",
  quiet: "text-ink not-disabled:hover:bg-sunk not-disabled:active:translate-y-px",
  danger: cx(
    lip,
    "bg-beet-fill text-on-beet-fill [--lip:var(--color-beet-fill-deep)] not-disabled:hover:bg-[color-mix(in_oklab,var(--color-beet-fill)_88%,var(--color-ink))]",
  ),
};

/* The small size is lower than a touch target: an invisible area above and below it takes clicks too. */
const sizes: Record<ButtonSize, string> = {
  sm: "h-9 px-3 text-base after:absolute after:inset-x-0 after:-inset-y-1",
  md: "h-touch px-4.5 text-lg",
  lg: "h-13 px-6 text-xl",
};

export function buttonClass(variant: ButtonVariant = "primary", size: ButtonSize = "md"): string {
  return cx(base, variants[variant], sizes[size]);
}
