import type { ImportedPage } from "#contract/importer.ts";

/** Pages of the site that could not be read: something may be missing. */
export function UnreadPages({ pages }: { pages: readonly ImportedPage[] }) {
  const unread = pages.filter(({ problem }) => problem);
  if (unread.length === 0) return null;
  return (
    <div className="mb-4 rounded-card border-2 border-mustard bg-mustard-wash p-4 text-on-mustard">
      <p className="font-semibold">Not every page could be read</p>
      <ul className="mt-1">
        {unread.map(({ url, problem }) => (
          <li key={url} className="wrap-anywhere">
            {url}: {problem}
          </li>
        ))}
      </ul>
    </div>
  );
}
