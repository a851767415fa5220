import { PageLinks } from "#client/ui/page-links.tsx";
import { tableQuery } from "./table.queries.ts";
import { withSearch } from "./table-address.ts";

type TablePagesProps = {
  label: string;
  /** The page that the table is on, and the call that lists its rows. */
  path: string;
  call: string;
  search: { cursor?: string };
  nextCursor: string | null;
};

export function TablePages({ label, path, call, search, nextCursor }: TablePagesProps) {
  const { cursor, ...kept } = search;
  return (
    <PageLinks
      label={label}
      pagesKey={tableQuery(call, kept).queryKey.slice(0, -1)}
      cursor={cursor}
      nextCursor={nextCursor}
      hrefOf={(cursor) => withSearch(path, { ...kept, cursor })}
      className="mt-6"
    />
  );
}
