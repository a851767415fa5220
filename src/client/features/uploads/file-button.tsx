import type { ComponentProps, ReactNode } from "react";
import { type ButtonSize, type ButtonVariant, buttonClass } from "#client/ui/button-class.ts";
import { cx } from "#client/ui/cx.ts";

type FileButtonProps = Pick<ComponentProps<"input">, "accept" | "multiple" | "capture"> & {
  children: ReactNode;
  onFiles: (files: File[]) => void;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
};

/** The browser's own file input, dressed as a button. */
export function FileButton({
  children,
  onFiles,
  variant,
  size,
  className,
  ...input
}: FileButtonProps) {
  return (
    <label
      className={cx(
        buttonClass(variant, size),
        "has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2",
        className,
      )}
    >
      {children}
      <input
        type="file"
        className="sr-only"
        {...input}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file may be chosen again, after a failure for example.
          currentTarget.value = "";
        }}
      />
    </label>
  );
}
