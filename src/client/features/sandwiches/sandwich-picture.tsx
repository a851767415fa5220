import { Drawing, Picture, type PictureFrame } from "#client/ui/picture.tsx";
import { drawingSizes, sandwichDrawingUrl } from "#contract/drawings.ts";
import type { Sandwich } from "#contract/sandwiches.ts";

type SandwichPictureProps = PictureFrame & {
  sandwich: Pick<Sandwich, "name" | "image" | "ingredients" | "spiceLevel">;
};

/** The photo, or a drawing of what is in it. */
export function SandwichPicture({ sandwich, ...frame }: SandwichPictureProps) {
  return (
    <Picture
      image={sandwich.image}
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
