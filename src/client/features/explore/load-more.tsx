import { Link } from "@tanstack/react-router";
import { LoadMore as Loader } from "#client/ui/load-more.tsx";
import type { ResultList } from "./explore.queries.ts";
import { useExplore } from "./explore-context.ts";

export function LoadMore<Item>({ list }: { list: ResultList<Item> }) {
  const { view, search } = useExplore();
  const cursor = list.data?.pages.at(-1)?.nextCursor ?? undefined;
  return (
    <Loader list={list}>
      {(label) => (
        <Link to="/explore" search={{ ...search, view, cursor }} preload={false}>
          {label}
        </Link>
      )}
    </Loader>
  );
}
