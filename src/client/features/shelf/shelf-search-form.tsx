import { Search, X } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import { useDraft } from "#client/features/explore/use-draft.ts";
import { IconButton } from "#client/ui/icon-button.tsx";
import { Input } from "#client/ui/input.tsx";
import { longestSearch } from "#contract/explore-choices.ts";
import { useShelf } from "./shelf-context.ts";

/** Long enough that a word is one question. */
const pauseMs = 250;

/** Follows what is typed; before any script runs it is a form. */
export function ShelfSearchForm({ label }: { label: string }) {
  const { path, search, change } = useShelf();
  const [q, setQ] = useDraft(search.q ?? "");
  const box = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  function find(words: string, isTyping: boolean) {
    clearTimeout(pause.current);
    if (words.trim() !== (search.q ?? "")) change({ q: words.trim() || undefined }, isTyping);
  }
  function type(words: string) {
    setQ(words);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => find(words, true), pauseMs);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    find(q, false);
  }
  function clear() {
    setQ("");
    find("", false);
    box.current?.focus();
  }

  return (
    <search className="relative block w-full">
      <form action={path} onSubmit={submit}>
        {search.tab && <input type="hidden" name="tab" value={search.tab} />}
        {search.sort && <input type="hidden" name="sort" value={search.sort} />}
        <Search aria-hidden="true" className="absolute top-4 left-3.5 size-5 text-soft" />
        <Input
          ref={box}
          type="search"
          name="q"
          value={q}
          onChange={(event) => type(event.target.value)}
          maxLength={longestSearch}
          enterKeyHint="search"
          autoComplete="off"
          aria-label={label}
          placeholder={label}
          className="h-13 px-11 text-lg [&::-webkit-search-cancel-button]:hidden"
        />
        {q !== "" && (
          <IconButton
            label="Clear search"
            onClick={clear}
            className="noscript:hidden absolute top-1 right-1"
          >
            <X aria-hidden="true" />
          </IconButton>
        )}
      </form>
    </search>
  );
}
