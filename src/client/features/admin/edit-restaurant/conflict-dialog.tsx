import { useState } from "react";
import { Button } from "#client/ui/button.tsx";
import { Dialog, DialogContent } from "#client/ui/dialog.tsx";
import { RadioCard } from "#client/ui/radio-card.tsx";
import { hoursAsText } from "#contract/hours/write-hours.ts";

export type ConflictDialogProps = {
  thing: string;
  changedBy: string | null;
  changed: { name: string; label: string; theirs: unknown; mine: unknown; isContested: boolean }[];
  onResolve: (keepsMine: (name: string) => boolean) => void;
  onCancel: () => void;
};

/** Shows what somebody else has changed; for a field that both have changed, the viewer chooses. */
export function ConflictDialog({
  thing,
  changedBy,
  changed,
  onResolve,
  onCancel,
}: ConflictDialogProps) {
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  const choose = (name: string, isTheirs: boolean) =>
    setTheirs((names) => [...names.filter((each) => each !== name), ...(isTheirs ? [name] : [])]);
  return (
    <Dialog open onOpenChange={(open) => !open && onCancel()}>
      <DialogContent
        title={
          <>
            <bdi>{changedBy ?? "Somebody else"}</bdi> was faster
          </>
        }
        description={`This ${thing} was changed while you were working on it. Nothing of yours is lost.`}
        footer={
          <>
            <Button variant="secondary" onClick={onCancel}>
              Back to the form
            </Button>
            <Button onClick={() => onResolve((name) => !theirs.includes(name))}>Save</Button>
          </>
        }
      >
        <ul className="grid gap-5">
          {changed.map(({ name, label, isContested, ...values }) => (
            <li key={name}>
              {isContested ? (
                <fieldset>
                  <legend className="mb-1.5 font-semibold">{label}</legend>
                  <div className="grid gap-2">
                    {(["mine", "theirs"] as const).map((side) => (
                      <RadioCard
                        key={side}
                        name={name}
                        checked={theirs.includes(name) === (side === "theirs")}
                        onChange={() => choose(name, side === "theirs")}
                      >
                        <span className="min-w-0">
                          <span className="block text-soft">
                            {side === "mine" ? "Yours" : "Theirs"}
                          </span>
                          <span className="wrap-anywhere block whitespace-pre-line">
                            {valueText(values[side])}
                          </span>
                        </span>
                      </RadioCard>
                    ))}
                  </div>
                </fieldset>
              ) : (
                <>
                  <p className="font-semibold">{label}</p>
                  <p className="wrap-anywhere whitespace-pre-line">{valueText(values.theirs)}</p>
                </>
              )}
            </li>
          ))}
          {changed.length === 0 && <li>Their change touches none of these fields.</li>}
        </ul>
      </DialogContent>
    </Dialog>
  );
}

/** A field's value as text. */
function valueText(value: unknown): string {
  if (value === true) return "Yes";
  if (value === false) return "No";
  if (Array.isArray(value)) return value.join(", ") || "Empty";
  if (value && typeof value === "object") {
    return hoursAsText(value as Record<string, string>) || "Empty";
  }
  return value === null || value === undefined || value === "" ? "Empty" : String(value);
}
