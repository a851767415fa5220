import { useNavigate } from "@tanstack/react-router";
import { NativeSelect } from "#client/ui/native-select.tsx";
import { recommendationStatuses } from "#contract/recommendation-choices.ts";
import { withSearch } from "../data-table/table-address.ts";
import type { RecommendationsSearch } from "./recommendations-search.ts";
import { statusNames } from "./status-badge.tsx";

const options = [
  { value: "", label: "All Status" },
  ...recommendationStatuses.map((status) => ({ value: status, label: statusNames[status] })),
];

type StatusFilterProps = { path: string; search: RecommendationsSearch };

export function StatusFilter({ path, search: { q, status } }: StatusFilterProps) {
  const navigate = useNavigate();
  return (
    <NativeSelect
      aria-label="Status"
      options={options}
      value={status ?? ""}
      onChange={(event) => navigate({ href: withSearch(path, { q, status: event.target.value }) })}
      className="w-44"
    />
  );
}
