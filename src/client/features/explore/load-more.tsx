import { Link } from "@tanstack/react-router";
import { type MouseEvent, useEffect, useRef } from "react";
import { Button } from "#client/ui/button.tsx";
import type { ResultList } from "./explore.queries.ts";
import { useExplore } from "./explore-context.ts";

/** Far enough ahead that whoever scrolls calmly never sees the end. */
const ahead = "800px 0px";

/** A link to the next page, which follows itself when it comes near the screen. */
export function LoadMore<Item>({ list }: { list: ResultList<Item> }) {
  const { view, search } = useExplore();
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list;
  const link = useRef<HTMLDivElement>(null);
  const isReady = hasNextPage && !isFetching && !isFetchNextPageError;

  useEffect(() => {
    if (!isReady || !link.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && fetchNextPage(),
      { rootMargin: ahead },
    );
    observer.observe(link.current);
    return () => observer.disconnect();
  }, [isReady, fetchNextPage]);

  function loadHere(event: MouseEvent) {
    event.preventDefault();
    if (!isFetching) fetchNextPage();
  }
  const cursor = list.data?.pages.at(-1)?.nextCursor;
  if (!hasNextPage || !cursor) return null;
  return (
    <div ref={link} className="mt-10 flex flex-col items-center gap-3">
      {isFetchNextPageError && (
        <p role="alert" className="font-semibold text-beet">
          The next page could not be loaded.
        </p>
      )}
      <Button asChild variant="secondary" aria-disabled={isFetching || undefined}>
        <Link to="/explore" search={{ ...search, view, cursor }} onClick={loadHere} preload={false}>
          {isFetchNextPageError ? "Try again" : "Load more"}
        </Link>
      </Button>
    </div>
  );
}
