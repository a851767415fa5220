import { Badge, type BadgeVariant } from "#client/ui/badge.tsx";
import type { Sandwich } from "#contract/sandwiches.ts";
import { allergenFacts, type DietaryFact } from "./dietary-facts.ts";

export function DietaryBadges({ sandwich }: { sandwich: Sandwich }) {
  return (
    <ul aria-label="Dietary info" className="flex flex-wrap gap-1.5">
      {allergenFacts(sandwich).map((fact) => (
        <li key={fact.name}>
          <Badge variant={variantOf(fact)}>{labelOf(fact)}</Badge>
        </li>
      ))}
      {sandwich.dietaryInfo.organic && (
        <li>
          <Badge variant="success">Organic</Badge>
        </li>
      )}
    </ul>
  );
}

function labelOf({ name, contains }: DietaryFact): string {
  if (contains === null) return `${name} not stated`;
  return contains ? `Contains ${name.toLowerCase()}` : `No ${name.toLowerCase()}`;
}

function variantOf({ contains }: DietaryFact): BadgeVariant {
  if (contains === null) return "outline";
  return contains ? "warning" : "success";
}
