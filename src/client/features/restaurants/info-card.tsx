import type { ReactNode } from "react";
import { Card, CardBody } from "#client/ui/card.tsx";

export function InfoCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <CardBody>
        <h2 className="text-2xl">{title}</h2>
        <div>{children}</div>
      </CardBody>
    </Card>
  );
}
