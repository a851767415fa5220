import { useHydrated } from "@tanstack/react-router";
import { Button } from "#client/ui/button.tsx";
import { cx } from "#client/ui/cx.ts";

type SubmitButtonProps = {
  label: string;
  busyLabel: string;
  isBusy: boolean;
  /** Something that belongs into the form is still on its way. */
  isEarly?: boolean;
};

/** Sleeps until the page is alive, without showing it: a form sent before that would go to no one. */
export function SubmitButton({ label, busyLabel, isBusy, isEarly }: SubmitButtonProps) {
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
        {isBusy ? busyLabel : label}
      </Button>
      <p className="noscript:block hidden font-semibold text-beet">
        This form needs JavaScript. Switch it on in your browser and reload the page.
      </p>
    </>
  );
}
