import { Flame } from "lucide-react";
import { Badge } from "#client/ui/badge.tsx";
import { Price } from "#client/ui/price.tsx";
import type { SandwichPart } from "./draft.types.ts";

/** As a menu would print it. */
export function SandwichFacts({ part: { values } }: { part: SandwichPart }) {
  const { name, price, section, ingredients, description, spiceLevel } = values;
  const heat = Number(spiceLevel);
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 className="text-xl">{name || "Name missing"}</h3>
        <Price value={Number(price.replace(",", ".")) || 0} />
        {heat > 0 && (
          <Badge>
            <Flame aria-hidden="true" />
            Heat {heat}
          </Badge>
        )}
      </div>
      <p className="line-clamp-2 text-soft">
        {[section, ingredients.join(", ") || description].filter(Boolean).join(" · ") ||
          "Ingredients unknown"}
      </p>
    </>
  );
}
