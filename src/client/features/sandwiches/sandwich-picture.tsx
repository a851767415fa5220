import type { Sandwich } from "#contract/sandwiches.ts";
import { SandwichDrawing } from "./drawing/sandwich-drawing.tsx";

type SandwichPictureProps = {
  sandwich: Pick<Sandwich, "name" | "imageUrl" | "ingredients" | "spiceLevel">;
  /** The page is about it: it should not wait for its turn. */
  isMain?: boolean;
};

/** The photo, or a drawing of what is in it. */
export function SandwichPicture({ sandwich, isMain = false }: SandwichPictureProps) {
  const { name, imageUrl, ingredients, spiceLevel } = sandwich;
  if (imageUrl) {
    return (
      <img
        src={imageUrl}
        alt={name}
        width={800}
        height={600}
        loading={isMain ? "eager" : "lazy"}
        fetchPriority={isMain ? "high" : undefined}
        decoding="async"
      />
    );
  }
  return <SandwichDrawing name={name} ingredients={ingredients} spiceLevel={spiceLevel} />;
}
