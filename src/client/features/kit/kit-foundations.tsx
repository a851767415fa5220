import { LeaderLine } from "#client/ui/leader-line.tsx";
import { KitRow, KitSection } from "./kit-section.tsx";

const swatches = [
  { name: "paper", look: "bg-paper text-ink" },
  { name: "card", look: "bg-card text-ink" },
  { name: "sunk", look: "bg-sunk text-ink" },
  { name: "ink", look: "bg-ink text-paper" },
  { name: "soft", look: "bg-card text-soft" },
  { name: "paprika", look: "bg-paprika text-on-paprika" },
  { name: "paprika wash", look: "bg-paprika-wash text-ink" },
  { name: "pickle wash", look: "bg-pickle-wash text-pickle" },
  { name: "mustard wash", look: "bg-mustard-wash text-on-mustard" },
  { name: "beet", look: "bg-beet-fill text-on-beet-fill" },
  { name: "beet wash", look: "bg-beet-wash text-beet" },
  { name: "band", look: "bg-band text-band-ink" },
];

export function KitFoundations() {
  return (
    <>
      <KitSection title="Type">
        <p className="type-display text-6xl sm:text-7xl">The Nashville Hot No. 7</p>
        <p className="type-display text-3xl">Buttermilk-brined, $12.50, rated 4.6</p>
        <p className="type-label">A label above something</p>
        <p className="max-w-prose">
          Crisp thigh, bread-and-butter pickles, cabbage slaw and a sauce that keeps its promise.
          Prose is quiet and wide;{" "}
          <a className="link" href="#content">
            a link looks like this
          </a>
          .
        </p>
        <p className="text-soft">Softer words for what matters less.</p>
        <dl className="max-w-sm">
          <LeaderLine label="Pickle brine thigh" value="$11.00" />
          <LeaderLine label="Sandwiches" value="7" />
        </dl>
        <KitRow>
          <span className="stamp text-3xl text-paprika">House favorite</span>
          <span className="stamp rotate-3 text-pickle text-xl">Open now</span>
        </KitRow>
        <div aria-hidden="true" className="checker text-paprika" />
      </KitSection>
      <KitSection title="Colour">
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
          {swatches.map(({ name, look }) => (
            <li key={name} className={`rounded-control border-2 border-line p-3 pt-12 ${look}`}>
              {name}
            </li>
          ))}
        </ul>
      </KitSection>
    </>
  );
}
