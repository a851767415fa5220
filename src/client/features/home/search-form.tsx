import { useNavigate } from "@tanstack/react-router";
import { Search } from "lucide-react";
import type { FormEvent } from "react";
import { rememberExploreView } from "#client/lib/explore-view.ts";
import { Button } from "#client/ui/button.tsx";
import { Input } from "#client/ui/input.tsx";

/** A plain form to /explore; with JavaScript it goes there without leaving the page. */
export function SearchForm() {
  const navigate = useNavigate();

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get("q") ?? "").trim();
    rememberExploreView("sandwiches");
    navigate({ href: `/explore?${new URLSearchParams({ ...(q && { q }), view: "sandwiches" })}` });
  }

  return (
    <search>
      <form
        action="/explore"
        onSubmit={search}
        className="flex w-full max-w-xl flex-col gap-2 sm:flex-row"
      >
        <Input
          type="search"
          name="q"
          maxLength={200}
          aria-label="Search for sandwiches or restaurants"
          placeholder="Search for sandwiches or restaurants"
          className="h-13 text-lg"
        />
        <input type="hidden" name="view" value="sandwiches" />
        <Button type="submit" size="lg">
          <Search aria-hidden="true" />
          Search
        </Button>
      </form>
    </search>
  );
}
