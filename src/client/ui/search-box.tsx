import { Search, X } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { longestSearch } from "#contract/explore-choices.ts";
import { IconButton } from "./icon-button.tsx";
import { Input } from "./input.tsx";

type SearchBoxProps = {
  label: string;
  value: string;
  onType: (words: string) => void;
  onClear: () => void;
};

/** The field `q` of a form, with a button that empties it. */
export function SearchBox({ label, value, onType, onClear }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  // Takes over what was typed before hydration.
  const takeOver = useEffectEvent(() => {
    const typed = box.current?.value ?? "";
    if (typed !== box.current?.defaultValue) onType(typed);
  });
  useEffect(() => takeOver(), []);
  return (
    <div className="relative">
      <Search className="absolute top-4 left-3.5 size-5 text-soft" />
      <Input
        ref={box}
        type="search"
        name="q"
        value={value}
        onChange={(event) => onType(event.target.value)}
        maxLength={longestSearch}
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        className="h-13 px-11 text-lg [&::-webkit-search-cancel-button]:hidden"
      />
      {value !== "" && (
        <IconButton
          label="Clear search"
          onClick={() => {
            onClear();
            box.current?.focus();
          }}
          className="absolute top-1 right-1"
        >
          <X />
        </IconButton>
      )}
    </div>
  );
}
