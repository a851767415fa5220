import type { ReactNode } from "react";
import { Button } from "#client/ui/button.tsx";

type ToggleButtonProps = {
  /** What it is about; the word on the button alone would not say. */
  name: string;
  label: string;
  icon: ReactNode;
  /** Undefined: nobody knows. */
  isOn: boolean | undefined;
  isLoading: boolean;
  onToggle: () => void;
};

/** A toggle that says its name; the icon fills when it is on. */
export function ToggleButton({ name, label, icon, isOn, isLoading, onToggle }: ToggleButtonProps) {
  return (
    <Button
      variant="secondary"
      aria-pressed={isOn}
      aria-busy={isLoading}
      aria-label={`${label}: ${name}`}
      onClick={onToggle}
      className="noscript:hidden aria-busy:[&_svg]:opacity-40 aria-pressed:border-paprika aria-pressed:bg-paprika-wash aria-pressed:text-paprika-deep dark:aria-pressed:text-paprika aria-pressed:[&_svg]:fill-current"
    >
      {icon}
      {label}
    </Button>
  );
}
