import { useQuery } from "@tanstack/react-query";
import { effectsText } from "./effects-text.ts";
import { deletionEffectsQuery } from "./management.queries.ts";

type EffectsProps = { kind: "restaurants" | "sandwiches"; id: number };

/** What exactly goes along, counted now. */
export function Effects({ kind, id }: EffectsProps) {
  const { data, isError } = useQuery(deletionEffectsQuery(kind, id));
  if (isError) return <p className="text-soft">We could not count what goes with it.</p>;
  const text = data && effectsText(data);
  return (
    <p aria-live="polite" className="min-h-12 rounded-control bg-beet-wash px-4 py-3 text-beet">
      {data ? text ? <>This takes along {text}.</> : "Nothing else goes along." : "Counting…"}
    </p>
  );
}
