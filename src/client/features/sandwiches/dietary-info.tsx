import { LeaderLine } from "#client/ui/leader-line.tsx";
import type { Sandwich } from "#contract/sandwiches.ts";
import { allergenFacts, describeFact } from "./dietary-facts.ts";

export function DietaryInfo({ sandwich }: { sandwich: Sandwich }) {
  const { organic } = sandwich.dietaryInfo;
  return (
    <dl className="grid gap-1.5">
      {allergenFacts(sandwich).map((fact) => (
        <LeaderLine key={fact.name} label={fact.name} value={describeFact(fact)} />
      ))}
      <LeaderLine label="Heat" value={`${sandwich.spiceLevel} of 5`} />
      {organic !== null && <LeaderLine label="Organic" value={organic ? "Yes" : "No"} />}
    </dl>
  );
}
