import { useNavigate } from "@tanstack/react-router";
import { Search, X } from "lucide-react";
import type { FormEvent, ReactNode } from "react";
import { useTyped } from "#client/lib/use-typed.ts";
import { AppLink } from "#client/ui/app-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { ExportLink } from "#client/ui/export-link.tsx";
import { Input } from "#client/ui/input.tsx";
import { longestSearch } from "#contract/explore-choices.ts";
import { withSearch } from "./table-address.ts";
import type { TableSearch } from "./table-search.ts";

type TableToolbarProps = {
  /** The page that the table is on; it may have words of its own. */
  path: string;
  search: TableSearch;
  placeholder: string;
  /** "1000+ restaurants". */
  count: string;
  /** The call that answers the whole table as a file. */
  csvPath: string;
  children?: ReactNode;
};

/** Words, how many there are, and the table as a file. */
export function TableToolbar({
  path,
  search,
  placeholder,
  count,
  csvPath,
  children,
}: TableToolbarProps) {
  const [q, setQ] = useTyped(search.q ?? "");
  const navigate = useNavigate();
  const { cursor: _, ...kept } = search;

  function submit(event: FormEvent) {
    event.preventDefault();
    navigate({ href: withSearch(path, { ...kept, q: q.trim() }) });
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <search className="min-w-0 flex-1 basis-80">
        <form action={path} onSubmit={submit} className="flex gap-2">
          <div className="relative min-w-0 flex-1">
            <Search aria-hidden="true" className="absolute top-3.5 left-3.5 size-5 text-soft" />
            <Input
              type="search"
              name="q"
              value={q}
              onChange={(event) => setQ(event.target.value)}
              maxLength={longestSearch}
              autoComplete="off"
              aria-label={placeholder}
              placeholder={placeholder}
              className="pl-11 [&::-webkit-search-cancel-button]:hidden"
            />
          </div>
          <Button type="submit" variant="secondary" className="h-12!">
            Search
          </Button>
        </form>
      </search>
      {children}
      <div className="flex basis-full items-center justify-between gap-3">
        <p role="status" className="min-w-0 text-soft">
          {count}
          {search.q && (
            <>
              {" "}
              for “{search.q}”{" "}
              <AppLink
                href={withSearch(path, { ...kept, q: undefined })}
                className="link ml-2 inline-flex min-h-touch items-center gap-1"
              >
                <X aria-hidden="true" className="size-4" />
                Clear search
              </AppLink>
            </>
          )}
        </p>
        <ExportLink href={withSearch(csvPath, kept)} />
      </div>
    </div>
  );
}
