import { type MouseEvent, type ReactElement, useEffect, useRef } from "react";
import { Button } from "./button.tsx";
import { Problem } from "./problem.tsx";

/** How far below the screen the link loads the next page. */
const ahead = "800px 0px";

type LoadMoreProps = {
  list: {
    hasNextPage: boolean;
    isFetching: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  /** The link to the next page, which works without JavaScript. */
  children: (label: string) => ReactElement;
};

/** A link to the next page, which loads it without a click when it comes near the screen. */
export function LoadMore({ list, children }: LoadMoreProps) {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list;
  const place = useRef<HTMLDivElement>(null);
  const isReady = hasNextPage && !isFetching && !isFetchNextPageError;

  useEffect(() => {
    if (!isReady || !place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && fetchNextPage(),
      { rootMargin: ahead },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isReady, fetchNextPage]);

  function loadHere(event: MouseEvent) {
    event.preventDefault();
    if (!isFetching) fetchNextPage();
  }
  if (!hasNextPage) return null;
  return (
    <div ref={place} className="mt-10 flex flex-col items-center gap-3">
      <Problem>{isFetchNextPageError && "The next page could not be loaded."}</Problem>
      <Button
        asChild
        variant="secondary"
        aria-disabled={isFetching || undefined}
        onClick={loadHere}
      >
        {children(isFetchNextPageError ? "Try again" : "Load more")}
      </Button>
    </div>
  );
}
