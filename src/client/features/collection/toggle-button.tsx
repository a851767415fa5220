import type { ReactNode } from "react";
import { Button } from "#client/ui/button.tsx";

type ToggleButtonProps = {
  /** What it is about; the word on the button alone would not say. */
  name: string;
  label: string;
  icon: ReactNode;
  isOn: boolean;
  onToggle: () => void;
};

/** A toggle that says its name; the icon fills when it is on. */
export function ToggleButton({ name, label, icon, isOn, onToggle }: ToggleButtonProps) {
  return (
    <Button
      variant="secondary"
      aria-pressed={isOn}
      aria-label={`${label}: ${name}`}
      onClick={onToggle}
      className="noscript:hidden aria-pressed:border-paprika aria-pressed:bg-paprika-wash aria-pressed:text-paprika-deep dark:aria-pressed:text-paprika aria-pressed:[&_svg]:fill-current"
    >
      {icon}
      {label}
    </Button>
  );
}
