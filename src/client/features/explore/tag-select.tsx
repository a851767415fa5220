import { useQuery } from "@tanstack/react-query";
import { NativeSelect } from "#client/ui/native-select.tsx";
import { tagsQuery } from "./explore.queries.ts";
import { useExplore } from "./explore-context.ts";
import { FilterGroup } from "./filter-group.tsx";

export function TagSelect() {
  const { search, change } = useExplore();
  const { data: tags = [] } = useQuery(tagsQuery);
  const { tag = "" } = search;
  // The API takes a tag in any case of letters, the control only one of its own.
  const chosen = tags.find(({ name }) => name.toLowerCase() === tag.toLowerCase())?.name ?? tag;
  const names = new Set([...tags.map(({ name }) => name), ...(chosen ? [chosen] : [])]);
  const options = [...names].map((name) => ({ value: name, label: name }));
  return (
    <FilterGroup legend="Tag">
      <NativeSelect
        name="tag"
        aria-label="Tag"
        options={[{ value: "", label: "Any tag" }, ...options]}
        value={chosen}
        onChange={({ target }) => change({ tag: target.value || undefined })}
      />
    </FilterGroup>
  );
}
