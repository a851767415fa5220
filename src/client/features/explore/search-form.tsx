import { Search, X } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import { Button } from "#client/ui/button.tsx";
import { IconButton } from "#client/ui/icon-button.tsx";
import { Input } from "#client/ui/input.tsx";
import { longestSearch } from "#contract/explore-choices.ts";
import { useExplore } from "./explore-context.ts";
import { PlaceField } from "./place-field.tsx";
import { placePatch } from "./place-patch.ts";
import { useDraft } from "./use-draft.ts";

/** A plain form to /explore; with JavaScript it keeps the filters and does not leave the page. */
export function SearchForm() {
  const { view, search, change } = useExplore();
  const [q, setQ] = useDraft(search.q ?? "");
  const box = useRef<HTMLInputElement>(null);
  // Typed before the script was there, it stands in the box alone.
  useEffect(() => {
    const { value, defaultValue } = box.current ?? {};
    if (value !== undefined && value !== defaultValue) setQ(value);
  }, [setQ]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    setQ(q.trim());
    change({
      q: q.trim() || undefined,
      ...placePatch(search, String(typed.get("place") ?? "").trim()),
    });
  }
  function clear() {
    setQ("");
    box.current?.focus();
    if (search.q) change({ q: undefined });
  }

  return (
    <search>
      <form
        action="/explore"
        onSubmit={submit}
        className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,18rem)_auto]"
      >
        <input type="hidden" name="view" value={view} />
        <div className="relative col-span-2 sm:col-span-1">
          <Search aria-hidden="true" className="absolute top-4 left-3.5 size-5 text-soft" />
          <Input
            ref={box}
            type="search"
            name="q"
            value={q}
            onChange={(event) => setQ(event.target.value)}
            maxLength={longestSearch}
            enterKeyHint="search"
            autoComplete="off"
            aria-label={`Search for ${view}`}
            placeholder={`Search for ${view}`}
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
        </div>
        <PlaceField />
        <Button type="submit" size="lg">
          Search
        </Button>
      </form>
    </search>
  );
}
