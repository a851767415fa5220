import { useHydrated } from "@tanstack/react-router";
import { Button } from "./button.tsx";
import { cx } from "./cx.ts";

type SubmitButtonProps = {
  label: string;
  busyLabel: string;
  /** Busy with more than the submission of `form`. */
  isBusy?: boolean;
  form?: { formState: { isSubmitting: boolean; isValidating: boolean } };
  /** A part of the form is still loading, an upload for example. */
  isEarly?: boolean;
};

/**
 * Disabled until React has hydrated the page, because an earlier submission would be lost. It does not look disabled.
 */
export function SubmitButton({
  label,
  busyLabel,
  isBusy: isBusyElsewhere = false,
  form,
  isEarly,
}: SubmitButtonProps) {
  const isAlive = useHydrated();
  const { isSubmitting = false, isValidating = false } = form?.formState ?? {};
  const isBusy = isSubmitting || isBusyElsewhere;
  return (
    <>
      <Button
        type="submit"
        size="lg"
        className={cx("w-full", !isAlive && "opacity-100!")}
        loading={isBusy}
        disabled={!isAlive || isEarly}
      >
        {/* While the form only checks itself, nothing is sent yet. */}
        {isBusy && !isValidating ? busyLabel : label}
      </Button>
      <p className="noscript:block hidden font-semibold text-beet">
        This form needs JavaScript. Switch it on in your browser and reload the page.
      </p>
    </>
  );
}
