import { useRouterState } from "@tanstack/react-router";

/** Shows that a slow page is on its way; one that comes at once is never announced. */
export function PageProgress() {
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  if (!isLoading) return null;
  return (
    <div
      role="progressbar"
      aria-label="Loading the page"
      className="fixed inset-x-0 top-0 z-60 h-1 animate-late bg-paprika/25"
    >
      <div className="h-full origin-left bg-paprika motion-safe:animate-creep" />
    </div>
  );
}
