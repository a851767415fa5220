import { X } from "lucide-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { distinctTexts } from "#contract/distinct-texts.ts";
import { useFieldControl } from "./field.tsx";

type TokenFieldProps = {
  value: readonly string[];
  onChange: (tokens: string[]) => void;
  suggestions?: readonly string[];
};

/** A list of words: Enter or a comma ends one, Backspace removes the last one. */
export function TokenField({ value, onChange, suggestions = [] }: TokenFieldProps) {
  const field = useFieldControl();
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");

  /** Also splits pasted text at commas and line breaks. */
  function add(text: string) {
    const added = text.split(/[,\n]/).map((token) => token.trim());
    const tokens = distinctTexts([...value, ...added.filter((token) => token !== "")]);
    setTyped("");
    if (tokens.length > value.length) onChange(tokens);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter" || event.key === ",") {
      if (typed === "" && event.key === "Enter") return;
      event.preventDefault();
      add(typed);
    } else if (event.key === "Backspace" && typed === "") {
      onChange(value.slice(0, -1));
    }
  }

  return (
    <div className="control flex min-h-12 flex-wrap items-center gap-1.5 p-1.5 focus-within:border-ink">
      {value.map((token) => (
        <span
          key={token}
          dir="auto"
          className="wrap-anywhere inline-flex max-w-full items-center rounded-[0.4rem] bg-sunk py-0.5 ps-2.5 font-semibold text-sm"
        >
          {token}
          <button
            type="button"
            aria-label={`Remove ${token}`}
            onClick={() => {
              onChange(value.filter((each) => each !== token));
              box.current?.focus();
            }}
            className="relative inline-flex size-7 shrink-0 cursor-pointer items-center justify-center rounded-full after:absolute after:-inset-1.5 hover:text-beet"
          >
            <X className="size-4" />
          </button>
        </span>
      ))}
      <input
        {...field}
        ref={box}
        dir="auto"
        list={suggestions.length > 0 ? listId : undefined}
        value={typed}
        onChange={(event) => {
          const text = event.target.value;
          if (/[,\n]/.test(text) || suggestions.includes(text)) add(text);
          else setTyped(text);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => add(typed)}
        className="h-8 min-w-32 flex-1 bg-transparent px-2 outline-none"
      />
      {suggestions.length > 0 && (
        <datalist id={listId}>
          {suggestions
            .filter((suggestion) => !value.includes(suggestion))
            .map((suggestion) => (
              <option key={suggestion} value={suggestion} />
            ))}
        </datalist>
      )}
    </div>
  );
}
