import { useSuspenseQuery } from "@tanstack/react-query";
import { sandwichPhotosQuery } from "#client/features/reviews/reviews.queries.ts";
import { PhotoStrip } from "#client/ui/photo-strip.tsx";

/** How it looked on the tables of members; nothing until somebody shows it. */
export function SandwichPhotos({ sandwichId }: { sandwichId: number }) {
  const { data: photos } = useSuspenseQuery(sandwichPhotosQuery(sandwichId));
  if (photos.length === 0) return null;
  return (
    <div className="mb-6">
      <PhotoStrip
        title={photos.length === 1 ? "Photo by a member" : "Photos by members"}
        images={photos}
        size="lg"
      />
    </div>
  );
}
