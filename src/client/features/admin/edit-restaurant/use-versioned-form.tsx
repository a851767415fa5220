import { Suspense, useEffect, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, type Resolver, useForm } from "react-hook-form";
import { showServerIssues } from "#client/features/accounts/server-refusal.ts";
import { isUnauthenticated } from "#client/lib/api.ts";
import { lazyPart } from "#client/ui/lazy-part.ts";
import { useUnsavedChanges } from "../unsaved-changes.tsx";
import { findConflict, resolveConflict, type StaleConflict } from "./stale-conflict.ts";

const ConflictDialog = lazyPart(async () => (await import("./conflict-dialog.tsx")).ConflictDialog);

interface VersionedFormOptions<Thing, Values extends FieldValues, Output> {
  /** "restaurant": as the dialog calls it. */
  name: string;
  /** As it was loaded; without one, the form makes a new one. */
  thing: Thing | undefined;
  toValues: (thing: Thing | undefined) => Values;
  labels: Record<keyof Values & string, string>;
  resolver: Resolver<Values, unknown, Output>;
  /** Writes it and answers what it has become. */
  save: (output: Output, version: number | undefined) => Promise<Thing>;
  onSaved: (thing: Thing) => void;
  onFailed: (error: unknown) => void;
}

/** A form on one version of a thing: a save that comes too late shows what the other person changed. */
export function useVersionedForm<
  Thing extends { version: number },
  Values extends FieldValues,
  Output,
>(options: VersionedFormOptions<Thing, Values, Output>) {
  const { thing, toValues, labels, resolver, save, onSaved, onFailed } = options;
  const [base, setBase] = useState(thing);
  const [conflict, setConflict] = useState<StaleConflict<Thing, Values> | null>(null);
  const form = useForm<Values, unknown, Output>({
    resolver,
    defaultValues: toValues(thing) as DefaultValues<Values>,
  });
  const { isDirty } = form.formState;
  useUnsavedChanges(isDirty);

  // Loaded anew with somebody's change in it: a form that nobody touched simply shows it.
  const isOutdated = !isDirty && thing !== undefined && thing.version > (base?.version ?? 0);
  useEffect(() => {
    if (!isOutdated) return;
    setBase(thing);
    form.reset(toValues(thing));
  }, [isOutdated, thing, form, toValues]);

  const isSaving = useRef(false);
  const submitOn = (onto: Thing | undefined) =>
    form.handleSubmit(async (output) => {
      // A second click may come before the button has heard of the first.
      if (isSaving.current) return;
      isSaving.current = true;
      try {
        const saved = await save(output, onto?.version);
        setBase(saved);
        form.reset(toValues(saved));
        onSaved(saved);
      } catch (error) {
        const found = onto && findConflict(error, onto, toValues, form.getValues());
        if (found) return setConflict(found);
        // The end of a session is told where it is noticed.
        if (isUnauthenticated(error)) return;
        showServerIssues(form, error);
        onFailed(error);
      } finally {
        isSaving.current = false;
      }
    });

  function resolve(keepsMine: (name: string) => boolean) {
    if (!conflict) return;
    const merged = resolveConflict(conflict, form.getValues(), keepsMine);
    setConflict(null);
    setBase(conflict.current);
    form.reset(toValues(conflict.current));
    form.reset(merged, { keepDefaultValues: true });
    submitOn(conflict.current)();
  }

  const mine = form.getValues();
  const dialog = conflict && (
    <Suspense>
      <ConflictDialog
        thing={options.name}
        changedBy={conflict.changedBy}
        changed={conflict.changed.map((name) => ({
          name,
          label: labels[name],
          theirs: conflict.theirs[name],
          mine: mine[name],
          isContested: conflict.contested.includes(name),
        }))}
        onResolve={resolve}
        onCancel={() => setConflict(null)}
      />
    </Suspense>
  );
  return { form, submit: submitOn(base), dialog };
}
