import { type ReactNode, useId } from "react";
import { Card, CardBody } from "#client/ui/card.tsx";

type ProfileSectionProps = { title: string; children: ReactNode };

export function ProfileSection({ title, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card>
        <CardBody className="gap-4">
          <h2 id={id} className="text-3xl">
            {title}
          </h2>
          {children}
        </CardBody>
      </Card>
    </section>
  );
}
