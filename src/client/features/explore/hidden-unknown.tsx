import { allergens } from "#contract/explore-choices.ts";
import { allergenNames } from "./allergen-names.ts";
import { useExplore } from "./explore-context.ts";
import { wordsOf } from "./list-value.ts";

/** An allergen that nobody stated is unknown, never "free of": say how many that kept away. */
export function HiddenUnknown({ count }: { count: string | null }) {
  const { search } = useExplore();
  const left = allergens.filter((allergen) => wordsOf(search.without).includes(allergen));
  if (!count || count === "0" || left.length === 0) return null;
  const names = left.map((allergen) => allergenNames[allergen]).join(" or ");
  return (
    <p className="mt-3 text-soft">
      {count === "1" ? "1 more is hidden" : `${count} more are hidden`} because nobody stated
      whether {count === "1" ? "it contains" : "they contain"} {names}.
    </p>
  );
}
