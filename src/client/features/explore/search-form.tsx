import type { FormEvent } from "react";
import { useTyped } from "#client/lib/use-typed.ts";
import { Button } from "#client/ui/button.tsx";
import { SearchBox } from "#client/ui/search-box.tsx";
import { useExplore } from "./explore-context.ts";
import { PlaceField } from "./place-field.tsx";
import { placePatch } from "./place-patch.ts";

/** A plain form to /explore; with JavaScript it keeps the filters and does not leave the page. */
export function SearchForm() {
  const { view, search, change } = useExplore();
  const [q, setQ] = useTyped(search.q ?? "");

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
        <div className="col-span-2 sm:col-span-1">
          <SearchBox label={`Search for ${view}`} value={q} onType={setQ} onClear={clear} />
        </div>
        <PlaceField />
        <Button type="submit" size="lg">
          Search
        </Button>
      </form>
    </search>
  );
}
