import { Picture, type PictureFrame } from "#client/ui/picture.tsx";
import type { Sandwich } from "#contract/sandwiches.ts";
import { SandwichDrawing } from "./drawing/sandwich-drawing.tsx";

type SandwichPictureProps = PictureFrame & {
  sandwich: Pick<Sandwich, "name" | "image" | "ingredients" | "spiceLevel">;
};

/** The photo, or a drawing of what is in it. */
export function SandwichPicture({ sandwich, ...frame }: SandwichPictureProps) {
  const { name, image, ingredients, spiceLevel } = sandwich;
  return (
    <Picture
      image={image}
      alt={name}
      fallback={
        <SandwichDrawing
          name={name}
          ingredients={ingredients}
          spiceLevel={spiceLevel}
          className="size-full"
        />
      }
      {...frame}
    />
  );
}
