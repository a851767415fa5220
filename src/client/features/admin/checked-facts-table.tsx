import { PartyPopper } from "lucide-react";
import { ConfirmFact } from "#client/features/facts/confirm-fact.tsx";
import { describeSource } from "#client/features/facts/fact-text.ts";
import { useNow } from "#client/lib/use-now.ts";
import { SmallButtonLink } from "#client/ui/button-link.tsx";
import { Price } from "#client/ui/price.tsx";
import { listCheckedFacts } from "#contract/facts.endpoints.ts";
import type { CheckedFact } from "#contract/facts.ts";
import { hoursAsText } from "#contract/hours/write-hours.ts";
import type { Column } from "./data-table/data-table.tsx";
import { PagedTable } from "./data-table/paged-table.tsx";
import { tableQuery } from "./data-table/table.queries.ts";
import type { CursorSearch } from "./data-table/table-search.ts";
import { editRestaurantLink } from "./restaurants/management-links.ts";

export const checkedFactsQuery = (search: CursorSearch) => tableQuery(listCheckedFacts, search);

const columns: Column<CheckedFact>[] = [
  {
    label: "About",
    cell: ({ fact, name, restaurantName }) => (
      <>
        {fact === "price" ? "Price of " : "Hours of "}
        <bdi>{name}</bdi>
        {name !== restaurantName && <span className="block text-soft">{restaurantName}</span>}
      </>
    ),
  },
  { label: "In the catalogue", cell: (row) => <KnownValue row={row} /> },
  {
    label: "Members say",
    cell: ({ rightCount, wrongCount, corrections }) => (
      <>
        <span className="block">
          {rightCount} still right, {wrongCount} not
        </span>
        {corrections.map((correction, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: corrections may be equal
          <q key={at} className="wrap-anywhere block">
            <bdi>{correction}</bdi>
          </q>
        ))}
      </>
    ),
  },
];

function KnownValue({ row }: { row: CheckedFact }) {
  const { fact, price, hoursOfOperation, source } = row;
  return (
    <>
      {fact === "price" ? (
        <Price value={price} />
      ) : (
        <span className="block whitespace-pre-line">
          {hoursAsText(hoursOfOperation) || "Hours not available"}
        </span>
      )}
      <span className="block text-[0.9375rem] text-soft">
        {describeSource(fact, source, useNow())}
      </span>
    </>
  );
}

/** Members' answers to "Still right?". Confirming or changing the fact removes its row. */
export function CheckedFactsTable({ search }: { search: CursorSearch }) {
  return (
    <PagedTable
      query={checkedFactsQuery(search)}
      caption="What members say"
      columns={columns}
      readKey={({ fact, id }) => `${fact} ${id}`}
      actions={(row) => (
        <>
          <ConfirmFact fact={{ ...row, kind: row.fact }} label={confirmLabel(row)} />
          <SmallButtonLink {...editLink(row)} aria-label={`Edit ${row.name}`}>
            Edit
          </SmallButtonLink>
        </>
      )}
      pagesLabel="Pages of what members say"
      path="/admin/member-answers"
      search={search}
      empty={{
        art: <PartyPopper />,
        title: "Nothing to decide",
        text: "Members are asked whether old prices and hours are still right. Their answers appear here.",
      }}
    />
  );
}

/** Names the catalogue's price, because members may have named others. */
const confirmLabel = ({ fact, price }: CheckedFact) =>
  fact === "price" ? `Confirm $${price.toFixed(2)}` : "Confirm hours";

const editLink = ({ fact, restaurantId }: CheckedFact) =>
  editRestaurantLink(restaurantId, fact === "price" ? "menu" : "locations");
