import { Bookmark, Download, Upload } from "lucide-react";
import { AppLink } from "#client/ui/app-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { useShelf } from "./shelf-context.ts";

/** The same shelf as a wishlist; and a collection is its owner's: out as a file, and in again. */
export function CollectionTools() {
  const { viewer } = useShelf();
  return (
    <div className="-mx-2 flex flex-wrap sm:mx-0 sm:gap-1 max-sm:[&>*]:px-2">
      <Button asChild variant="quiet">
        <AppLink href="/wishlist">
          <Bookmark aria-hidden="true" />
          Wishlist
        </AppLink>
      </Button>
      <Button asChild variant="quiet">
        <a href={`/api/users/${encodeURIComponent(viewer.id)}/collection.csv`} download>
          <Download aria-hidden="true" />
          Export CSV
        </a>
      </Button>
      <Button asChild variant="quiet">
        <AppLink href="/collection/import">
          <Upload aria-hidden="true" />
          Import
        </AppLink>
      </Button>
    </div>
  );
}
