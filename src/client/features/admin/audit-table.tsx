import { Link, useNavigate } from "@tanstack/react-router";
import { ScrollText } from "lucide-react";
import type { FormEvent } from "react";
import { formatInstant } from "#client/lib/format-date.ts";
import { Button } from "#client/ui/button.tsx";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { ExportLink } from "#client/ui/export-link.tsx";
import { Field } from "#client/ui/field.tsx";
import { Input } from "#client/ui/input.tsx";
import { NativeSelect } from "#client/ui/native-select.tsx";
import { exportAuditLog, listAuditLog } from "#contract/audit.endpoints.ts";
import type { AuditEntry } from "#contract/audit.ts";
import { endpointUrl } from "#contract/endpoint.ts";
import type { Column } from "./data-table/data-table.tsx";
import { PagedTable } from "./data-table/paged-table.tsx";
import { tableQuery } from "./data-table/table.queries.ts";
import type { WordsSearch } from "./data-table/table-search.ts";

/** The search parameters of the page. */
export interface AuditSearch extends WordsSearch {
  /** A username. */
  actor?: string;
  action?: string;
  entityType?: string;
  entityId?: string;
}

const path = "/admin/audit-log";

export const auditQuery = (search: AuditSearch) => tableQuery(listAuditLog, search);

const columns: Column<AuditEntry>[] = [
  {
    label: "Action",
    cell: ({ action }) => (
      <Link to={path} search={{ action }} className="hover:text-paprika">
        {action}
      </Link>
    ),
  },
  {
    label: "Person",
    cell: ({ actorName, after }) =>
      actorName ? (
        <Link to={path} search={{ actor: actorName }} className="link inline-block py-1">
          {actorName}
        </Link>
      ) : (
        <span className="text-soft">{after?.["by"] === "operator" ? "Operator" : "Has left"}</span>
      ),
  },
  {
    label: "Thing",
    cell: (entry) => {
      const { entityType, entityId } = entry;
      return (
        <Link to={path} search={{ entityType, entityId }} className="link wrap-anywhere">
          {thingText(entry)}
        </Link>
      );
    },
    // Otherwise long words in the next column would leave no width.
    className: "md:min-w-40",
  },
  { label: "Change", cell: (entry) => <ChangedFacts entry={entry} /> },
  {
    label: "When (UTC)",
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatInstant(createdAt)}</time>,
    className: "md:whitespace-nowrap",
  },
];

export function AuditTable({ search }: { search: AuditSearch }) {
  const { cursor, ...filters } = search;
  const isNarrowed = Object.values(filters).some((filter) => filter !== undefined);
  return (
    <>
      <AuditFilters search={search} />
      <div className="my-3 flex flex-wrap justify-between gap-3">
        {isNarrowed && (
          <ButtonLink to={path} variant="quiet">
            Show everything
          </ButtonLink>
        )}
        <ExportLink href={endpointUrl(exportAuditLog, { query: filters })} />
      </div>
      <PagedTable
        query={auditQuery(search)}
        caption="Audit log"
        columns={columns}
        readKey={({ id }) => id}
        pagesLabel="Pages of the audit log"
        path={path}
        search={search}
        empty={{
          art: <ScrollText />,
          title: isNarrowed ? "Nothing in the log matches" : "Nothing has happened yet",
          text: isNarrowed ? "Try fewer or other words." : "What admins do is written down here.",
        }}
      />
    </>
  );
}

const things = [
  { value: "", label: "Everything" },
  { value: "restaurant", label: "Restaurants" },
  { value: "location", label: "Locations" },
  { value: "sandwich", label: "Sandwiches" },
  { value: "review", label: "Reviews" },
  { value: "recommendation", label: "Recommendations" },
  { value: "badge", label: "Badges" },
  { value: "user", label: "Members" },
  { value: "invitation", label: "Invitations" },
  { value: "action_config", label: "Rewards" },
];

/** Works without JavaScript, because the filters are in the address. */
function AuditFilters({ search }: { search: AuditSearch }) {
  const navigate = useNavigate();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    navigate({ to: path, search: Object.fromEntries(form) });
  }

  return (
    <search>
      <form
        key={JSON.stringify(search)}
        action={path}
        onSubmit={submit}
        className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr_auto]"
      >
        <Field label="Words in the change">
          <Input type="search" name="q" defaultValue={search.q} maxLength={200} />
        </Field>
        <Field label="Person">
          <Input
            name="actor"
            defaultValue={search.actor}
            placeholder="Username"
            maxLength={100}
            autoComplete="off"
          />
        </Field>
        <Field label="Action">
          <Input
            name="action"
            defaultValue={search.action}
            placeholder="badge.award"
            maxLength={100}
            autoComplete="off"
          />
        </Field>
        <Field label="Thing">
          <NativeSelect name="entityType" defaultValue={search.entityType} options={things} />
        </Field>
        <Button type="submit" variant="secondary" className="h-12!">
          Search
        </Button>
      </form>
    </search>
  );
}

/** By its name, or the last name that the log knows of what is gone. */
export function thingText({ entityType, entityId, entityName, before, after }: AuditEntry): string {
  if (entityName) return `${entityType} ${entityName}`;
  const [named = entityId] = ["username", "name", "address"]
    .map((field) => after?.[field] ?? before?.[field])
    .filter((name) => typeof name === "string");
  if (entityType !== "user") return `${entityType} ${named}`;
  return named === entityId ? "user who has left" : `user ${named}, has left`;
}

const shownAtOnce = 4;

function ChangedFacts({ entry }: { entry: AuditEntry }) {
  const changes = factChanges(entry.before, entry.after);
  const rest = changes.slice(shownAtOnce);
  if (changes.length === 0) return <span className="text-soft">No details</span>;
  return (
    <div className="text-left">
      <FactList changes={changes.slice(0, shownAtOnce)} />
      {rest.length > 0 && (
        <details>
          <summary className="link inline-block py-1.5">{rest.length} more</summary>
          <FactList changes={rest} />
        </details>
      )}
    </div>
  );
}

function FactList({ changes }: { changes: FactChange[] }) {
  return (
    <dl className="grid gap-1">
      {changes.map(({ field, before, after }) => (
        <div key={field} className="wrap-anywhere">
          <dt className="inline font-semibold">{field}: </dt>
          <dd className="inline">
            {before !== null && before !== after && (
              <>
                <del className="text-soft">{before}</del>{" "}
              </>
            )}
            {after ?? <span className="text-soft">{before === null ? "" : "removed"}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Facts = Record<string, unknown> | null;

interface FactChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** Every field with its text before and after; null where it was or is empty. */
export function factChanges(before: Facts, after: Facts): FactChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .map((field) => ({
      field: inWords(field),
      before: factText(before?.[field]),
      after: factText(after?.[field]),
    }))
    .filter((change) => change.before !== null || change.after !== null);
}

/** "restaurantType" is "restaurant type". */
const inWords = (field: string) => field.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();

function factText(value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (value === true) return "yes";
  if (value === false) return "no";
  if (Array.isArray(value)) return value.map((each) => factText(each) ?? "").join(", ") || null;
  if (typeof value === "object") {
    const parts = Object.entries(value).map(
      ([name, each]) => `${inWords(name)}: ${factText(each)}`,
    );
    return parts.join(", ") || null;
  }
  return String(value);
}
