import { ImageDown } from "lucide-react";
import { Button } from "#client/ui/button.tsx";
import { useDraft } from "./use-draft.ts";

/** Only its address: our pages load nothing from elsewhere, and the server fetches it when it is saved. */
export function FoundPicture() {
  const { draft, store } = useDraft();
  if (!draft.imageUrl) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-control bg-sunk px-4 py-3 sm:col-span-2">
      <ImageDown aria-hidden="true" className="size-6 shrink-0" />
      <p className="min-w-0 flex-1 basis-48">
        <span className="font-semibold">The site's picture is stored with it</span>
        <a
          href={draft.imageUrl}
          target="_blank"
          rel="noreferrer"
          className="link block truncate text-[0.9375rem]"
        >
          {draft.imageUrl}
        </a>
      </p>
      <Button
        size="sm"
        variant="secondary"
        onClick={() => store.change((known) => ({ ...known, imageUrl: null }))}
      >
        Leave it out
      </Button>
    </div>
  );
}
