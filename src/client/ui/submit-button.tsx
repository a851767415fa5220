import { useHydrated } from "@tanstack/react-router";
import { Button } from "./button.tsx";
import { cx } from "./cx.ts";

type SubmitButtonProps = {
  label: string;
  busyLabel: string;
  isBusy: boolean;
  /** Busy with the form's own checks, which may have to be loaded first: nothing is sent yet. */
  isValidating?: boolean;
  /** Something of the form is still loading, e.g. an upload. */
  isEarly?: boolean;
};

/** Disabled until React has hydrated the page, without looking so: a form submitted before that would be lost. */
export function SubmitButton({
  label,
  busyLabel,
  isBusy,
  isValidating,
  isEarly,
}: SubmitButtonProps) {
  const isAlive = useHydrated();
  return (
    <>
      <Button
        type="submit"
        size="lg"
        className={cx("w-full", !isAlive && "opacity-100!")}
        loading={isBusy}
        disabled={!isAlive || isEarly}
      >
        {isBusy && !isValidating ? busyLabel : label}
      </Button>
      <p className="noscript:block hidden font-semibold text-beet">
        This form needs JavaScript. Switch it on in your browser and reload the page.
      </p>
    </>
  );
}
