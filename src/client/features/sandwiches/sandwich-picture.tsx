import { useLook } from "#client/lib/looks.ts";
import { Drawing, Picture, type PictureFrame } from "#client/ui/picture.tsx";
import { drawingSizes, sandwichDrawingUrl } from "#contract/drawings.ts";
import type { Sandwich } from "#contract/sandwiches.ts";

type SandwichPictureProps = PictureFrame & {
  sandwich: Pick<Sandwich, "name" | "image" | "ingredients" | "spiceLevel">;
};

/** The photo, or a drawing if there is none or the viewer prefers drawings. */
export function SandwichPicture({ sandwich, ...frame }: SandwichPictureProps) {
  const prefersDrawings = useLook("drawings");
  return (
    <Picture
      image={prefersDrawings ? null : sandwich.image}
      alt={sandwich.name}
      fallback={
        <Drawing
          url={sandwichDrawingUrl(sandwich)}
          {...drawingSizes.sandwich}
          isMain={frame.isMain}
        />
      }
      {...frame}
    />
  );
}
