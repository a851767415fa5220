import { type FormEvent, useEffect, useRef } from "react";
import { useTyped } from "#client/lib/use-typed.ts";
import { SearchBox } from "#client/ui/search-box.tsx";
import { useShelf } from "./shelf-context.ts";

/** Long enough that a word is one question. */
const pauseMs = 250;

/** Follows what is typed; before any script runs it is a form. */
export function ShelfSearchForm({ label }: { label: string }) {
  const { path, search, change } = useShelf();
  const [q, setQ] = useTyped(search.q ?? "");
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
  }

  return (
    <search className="block w-full">
      <form action={path} onSubmit={submit}>
        {search.tab && <input type="hidden" name="tab" value={search.tab} />}
        {search.sort && <input type="hidden" name="sort" value={search.sort} />}
        <SearchBox label={label} value={q} onType={type} onClear={clear} />
      </form>
    </search>
  );
}
