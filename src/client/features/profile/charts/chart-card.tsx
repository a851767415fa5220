import type { ReactNode } from "react";
import { Card, CardBody } from "#client/ui/card.tsx";

type ChartCardProps = {
  title: string;
  /** What to say instead of an empty chart. */
  empty: string | false;
  children: ReactNode;
};

export function ChartCard({ title, empty, children }: ChartCardProps) {
  return (
    <Card>
      <CardBody>
        <h3 className="text-2xl">{title}</h3>
        {empty ? <p className="text-soft">{empty}</p> : children}
      </CardBody>
    </Card>
  );
}
