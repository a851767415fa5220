import { NativeSelect } from "#client/ui/native-select.tsx";
import { useShelf } from "./shelf-context.ts";
import type { ShelfSearch } from "./shelf-search.ts";

const sorts: { value: NonNullable<ShelfSearch["sort"]> | ""; label: string }[] = [
  { value: "", label: "Recently added" },
  { value: "tried", label: "Recently tried" },
  { value: "mine", label: "My rating" },
  { value: "rating", label: "Highest rated" },
  { value: "name", label: "By name" },
];

export function ShelfSort() {
  const { search, change } = useShelf();
  return (
    <NativeSelect
      aria-label="Sort by"
      options={sorts}
      value={search.sort ?? ""}
      onChange={({ target }) =>
        change({ sort: sorts.find(({ value }) => value === target.value)?.value || undefined })
      }
      // Beside the heading on a phone too, whatever that says.
      className="noscript:hidden min-w-0 max-sm:flex-1 max-sm:basis-32 sm:w-52"
    />
  );
}
