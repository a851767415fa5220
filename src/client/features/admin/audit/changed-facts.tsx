import type { AuditEntry } from "#contract/audit.ts";
import { factChanges } from "./fact-changes.ts";

const shownAtOnce = 4;

export function ChangedFacts({ entry }: { entry: AuditEntry }) {
  const changes = factChanges(entry.before, entry.after);
  const rest = changes.slice(shownAtOnce);
  if (changes.length === 0) return <span className="text-soft">No details</span>;
  return (
    <div className="text-left">
      <Facts changes={changes.slice(0, shownAtOnce)} />
      {rest.length > 0 && (
        <details>
          <summary className="link inline-block py-1.5">{rest.length} more</summary>
          <Facts changes={rest} />
        </details>
      )}
    </div>
  );
}

function Facts({ changes }: { changes: ReturnType<typeof factChanges> }) {
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
