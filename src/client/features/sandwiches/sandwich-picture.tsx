import type { Sandwich } from "#contract/sandwiches.ts";
import { SandwichDrawing } from "./drawing/sandwich-drawing.tsx";

type SandwichPictureProps = {
  sandwich: Pick<Sandwich, "name" | "imageUrl" | "ingredients" | "spiceLevel">;
};

/** The photo, or a drawing of what is in it. */
export function SandwichPicture({ sandwich }: SandwichPictureProps) {
  const { name, imageUrl, ingredients, spiceLevel } = sandwich;
  if (imageUrl) return <img src={imageUrl} alt={name} loading="lazy" decoding="async" />;
  return <SandwichDrawing name={name} ingredients={ingredients} spiceLevel={spiceLevel} />;
}
