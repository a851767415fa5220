import { Check, ChevronDown } from "lucide-react";
import { Select as Radix } from "radix-ui";
import { useFieldControl } from "./field.tsx";

type SelectProps = {
  options: readonly { value: string; label: string }[];
  value: string | undefined;
  onValueChange: (value: string) => void;
  placeholder: string;
};

export function Select({ options, value, onValueChange, placeholder }: SelectProps) {
  const field = useFieldControl();
  return (
    <Radix.Root value={value} onValueChange={onValueChange}>
      <Radix.Trigger
        {...field}
        className="control flex h-12 items-center justify-between gap-2 px-3.5 text-left data-[placeholder]:text-soft"
      >
        <span className="truncate">
          <Radix.Value placeholder={placeholder} />
        </span>
        <ChevronDown className="size-5 shrink-0" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={6}
          className="z-60 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-hidden rounded-control border-2 border-ink bg-card text-ink shadow-float motion-safe:animate-pop-in"
        >
          <Radix.Viewport className="p-1.5">
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                className="flex min-h-touch cursor-pointer select-none items-center justify-between gap-4 rounded-md px-2.5 outline-none data-[highlighted]:bg-mustard-wash data-[state=checked]:font-semibold"
              >
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator>
                  <Check strokeWidth={3} className="size-4.5 text-paprika" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
