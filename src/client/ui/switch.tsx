import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from "react";

type SwitchProps = Omit<ComponentProps<"input">, "type" | "role"> & {
  label: ReactNode;
  /** Neither on nor off while unknown. */
  isUnknown?: boolean;
};

export function Switch({ label, isUnknown = false, onChange, ...props }: SwitchProps) {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = isUnknown;
  }, [isUnknown]);
  return (
    <label className="inline-flex min-h-touch items-center gap-3 has-disabled:cursor-not-allowed has-disabled:opacity-55">
      <input
        ref={box}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox has its own checked state
        role="switch"
        // Screen readers know no third state of a switch.
        aria-description={isUnknown ? "Not known yet" : undefined}
        className="relative h-7 w-12 shrink-0 cursor-[inherit] appearance-none rounded-full border-2 border-edge bg-sunk transition-colors duration-150 before:absolute before:top-0.5 before:left-0.5 before:size-5 before:rounded-full before:bg-edge before:transition-[translate,background-color] before:duration-150 indeterminate:before:translate-x-2.5 checked:border-pickle checked:bg-pickle checked:before:translate-x-5 checked:before:bg-card motion-reduce:before:transition-none"
        {...props}
        onChange={(event) => {
          // Keeps the third state, which a click would end.
          event.currentTarget.indeterminate = isUnknown;
          onChange?.(event);
        }}
      />
      {label}
    </label>
  );
}
