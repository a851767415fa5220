import type { ReactNode } from "react";
import { Button } from "#client/ui/button.tsx";

type ToggleButtonProps = {
  /** Of the sandwich or restaurant, for those who cannot see where the button is. */
  name: string;
  label: string;
  icon: ReactNode;
  /** Undefined while it is not known. */
  isOn: boolean | undefined;
  isLoading: boolean;
  onToggle: () => void;
};

/** A toggle with an icon and a word; the icon is filled while it is on. */
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
