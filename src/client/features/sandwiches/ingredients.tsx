/** The stack, top to bottom, as the kitchen would call it out. */
export function Ingredients({ ingredients }: { ingredients: string[] }) {
  if (ingredients.length === 0) return <p className="text-soft">Ingredients not listed</p>;
  return (
    <ul className="flex flex-wrap gap-2">
      {ingredients.map((ingredient) => (
        <li
          key={ingredient}
          dir="auto"
          className="wrap-anywhere rounded-3xl border-2 border-line bg-card px-3.5 py-1.5 first-letter:uppercase"
        >
          {ingredient}
        </li>
      ))}
    </ul>
  );
}
