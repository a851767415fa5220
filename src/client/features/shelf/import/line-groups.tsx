import type { ReactNode } from "react";
import { groupOf, type ImportGroup, type ImportLine, repeatedLines } from "./import-lines.ts";

const mostShown = 200;

/** Every row is in one of these, or above where the person is asked. */
export function LineGroups({ lines }: { lines: ImportLine[] }) {
  const of = (group: ImportGroup) => lines.filter((line) => groupOf(line) === group);
  const repeated = repeatedLines(lines);
  return (
    <div className="mt-8 flex flex-col gap-3">
      <Group title="Cannot be read" lines={of("unreadable")} isOpen>
        {({ problems }) => <span className="text-beet">{problems.join(" ")}</span>}
      </Group>
      {repeated.length > 0 && (
        <p className="rounded-control bg-mustard-wash px-4 py-3 text-on-mustard">
          Some rows mean the same sandwich, and what a later one says counts: rows{" "}
          {repeated
            .slice(0, 20)
            .map((same) => same.join(" and "))
            .join("; ")}
          .
        </p>
      )}
      <Group title="To add" lines={of("added")}>
        {(line) => whatItSays(line)}
      </Group>
      <Group title="To change" lines={of("changed")}>
        {({ outcome }) => outcome?.changes.join(", ")}
      </Group>
      <Group title="The same" lines={of("same")} />
      <Group title="Left out" lines={of("skipped")} />
    </div>
  );
}

type GroupProps = {
  title: string;
  lines: ImportLine[];
  isOpen?: boolean;
  children?: (line: ImportLine) => ReactNode;
};

function Group({ title, lines, isOpen, children }: GroupProps) {
  if (lines.length === 0) return null;
  return (
    <details open={isOpen} className="rounded-card border-2 border-line bg-card">
      <summary className="type-display min-h-touch cursor-pointer px-4 py-3 text-xl">
        {title} <span className="text-soft tabular-nums">{lines.length}</span>
      </summary>
      <ul className="border-line border-t-2 px-4 py-2">
        {lines.slice(0, mostShown).map((line) => (
          <li key={line.number} className="flex flex-wrap gap-x-3 py-1.5 [overflow-wrap:anywhere]">
            <span className="text-soft tabular-nums">Row {line.number}</span>
            <span className="font-semibold">{nameOf(line)}</span>
            <span className="text-soft">{children?.(line)}</span>
          </li>
        ))}
        {lines.length > mostShown && (
          <li className="py-1.5 text-soft">and {lines.length - mostShown} more</li>
        )}
      </ul>
    </details>
  );
}

const nameOf = ({ row, outcome }: ImportLine) =>
  outcome?.sandwich
    ? `${outcome.sandwich.name} at ${outcome.sandwich.restaurantName}`
    : (row.name ?? row.sandwichId ?? "No name");

const whatItSays = ({ row }: ImportLine) =>
  [row.hasTried && "tried", row.isFavorite && "favorite", row.notes && "with notes"]
    .filter(Boolean)
    .join(", ");
