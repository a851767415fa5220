import { AppLink } from "#client/ui/app-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { PageContainer } from "#client/ui/page-container.tsx";

const shelves = [
  { name: "Want to try", text: "Save what sounds good before you forget where it was." },
  { name: "Tried", text: "Tick them off, rate them, note what you would order again." },
  { name: "Favorites", text: "The short list you send to friends." },
];

export function CollectionPitch() {
  return (
    <section>
      <PageContainer className="py-12 sm:py-16">
        <div className="grid gap-8 rounded-card border-2 border-ink bg-card p-6 sm:p-10 lg:grid-cols-[1fr_1.2fr]">
          <div>
            <h2 className="text-4xl sm:text-5xl">Every sandwich you ever loved, on one shelf</h2>
            <p className="mt-4 mb-6 max-w-md">
              Keep track of what you tried and what is next, and earn badges on the way.
            </p>
            <Button asChild size="lg">
              <AppLink href="/collection">Start Your Collection</AppLink>
            </Button>
          </div>
          <dl className="flex flex-col justify-center">
            {shelves.map(({ name, text }) => (
              <div key={name} className="border-line border-b-2 py-4 last:border-0">
                <dt className="type-display text-2xl">{name}</dt>
                <dd className="mt-1 text-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </PageContainer>
    </section>
  );
}
