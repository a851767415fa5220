import { useState } from "react";
import { ReviewPhotosField } from "#client/features/reviews/review-photos-field.tsx";
import { PhotoStrip } from "#client/ui/photo-strip.tsx";
import type { Image } from "#contract/images.ts";
import { KitSection } from "./kit-section.tsx";

/** What is uploaded above is shown below; it takes a signed-in member. */
export function KitUploads() {
  const [photos, setPhotos] = useState<Image[]>([]);
  return (
    <KitSection title="Uploads">
      <ReviewPhotosField value={photos} onChange={setPhotos} />
      <PhotoStrip title="Photos" images={photos} />
      <PhotoStrip title="Photos, large" images={photos} size="lg" />
    </KitSection>
  );
}
