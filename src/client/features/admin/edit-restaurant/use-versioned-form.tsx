import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, type Resolver, useForm } from "react-hook-form";
import { type Api, ApiError } from "#client/lib/api.ts";
import { showServerIssues } from "#client/lib/form.ts";
import type { ToastMessage } from "#client/lib/toast-queue.ts";
import { useChange } from "#client/lib/use-change.ts";
import { lazyPart } from "#client/ui/lazy-part.ts";
import { reloadCatalogue } from "../reload-catalogue.ts";
import { useUnsavedChanges } from "../unsaved-changes.tsx";

const ConflictDialog = lazyPart(async () => (await import("./conflict-dialog.tsx")).ConflictDialog);

interface VersionedFormOptions<Thing, Values extends FieldValues, Output> {
  /** What the dialog calls it, such as "restaurant". */
  name: string;
  /** As it was loaded; undefined in a form that creates one. */
  thing: Thing | undefined;
  toValues: (thing: Thing | undefined) => Values;
  labels: Record<keyof Values & string, string>;
  resolver: Resolver<Values, unknown, Output>;
  /** Resolves to the saved thing. */
  send: (api: Api, output: Output, version: number | undefined) => Promise<Thing>;
  done: (saved: Thing) => ToastMessage;
  failed: (error: Error) => ToastMessage;
  onSaved?: () => void;
}

/** A form that edits one version of a thing. When somebody else has saved a newer one, a dialog shows their changes. */
export function useVersionedForm<
  Thing extends { version: number },
  Values extends FieldValues,
  Output,
>(options: VersionedFormOptions<Thing, Values, Output>) {
  const { thing, toValues, labels, resolver, send, done, failed, onSaved } = options;
  const queryClient = useQueryClient();
  const [base, setBase] = useState(thing);
  const [conflict, setConflict] = useState<StaleConflict<Thing, Values> | null>(null);
  const form = useForm<Values, unknown, Output>({
    resolver,
    defaultValues: toValues(thing) as DefaultValues<Values>,
  });
  const { isDirty } = form.formState;
  useUnsavedChanges(isDirty);

  // A newer version was loaded: a form without changes of its own shows it.
  const isOutdated = !isDirty && thing !== undefined && thing.version > (base?.version ?? 0);
  useEffect(() => {
    if (!isOutdated) return;
    setBase(thing);
    form.reset(toValues(thing));
  }, [isOutdated, thing, form, toValues]);

  const save = useChange({
    send: (api, { output, onto }: { output: Output; onto: Thing | undefined }) =>
      send(api, output, onto?.version),
    done,
    // The dialog shows a conflict instead of a toast.
    failed: (error, { onto }) => (onto && isStale(error) ? undefined : failed(error)),
    onFailure: (error, { onto }) => {
      const found = onto && findConflict(error, onto, toValues, form.getValues());
      if (found) setConflict(found);
      else showServerIssues(form, error);
    },
    onSuccess: (saved) => {
      setBase(saved);
      form.reset(toValues(saved));
      // Not awaited: the form is free again as soon as the server has saved.
      reloadCatalogue(queryClient);
      onSaved?.();
    },
  });
  const isSaving = useRef(false);
  const submitOn = (onto: Thing | undefined) =>
    form.handleSubmit(async (output) => {
      // A second click may come before the button is rendered as busy.
      if (isSaving.current) return;
      isSaving.current = true;
      try {
        await save.mutateAsync({ output, onto });
      } catch {
        // The form, the dialog or a toast has shown it.
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
  );
  return { form, submit: submitOn(base), dialog };
}

type Values = Record<string, unknown>;

/** Somebody else has saved in the meantime: what they changed, and which of these fields were changed here too. */
interface StaleConflict<Thing, V extends Values> {
  changedBy: string | null;
  /** The thing as it is now; the next save sends its version. */
  current: Thing;
  theirs: V;
  changed: (keyof V & string)[];
  contested: (keyof V & string)[];
}

const isStale = (error: unknown) => error instanceof ApiError && error.stale !== undefined;

/** Null when the error is not a stale version. */
export function findConflict<Thing extends { version: number }, V extends Values>(
  error: unknown,
  base: Thing,
  toValues: (thing: Thing) => V,
  mine: V,
): StaleConflict<Thing, V> | null {
  const stale = error instanceof ApiError ? error.stale : undefined;
  if (!stale) return null;
  const known = stale.fields.filter(({ field }) => field in base);
  const current: Thing = {
    ...base,
    ...Object.fromEntries(known.map(({ field, value }) => [field, value])),
    version: stale.version,
  };
  const [before, theirs] = [toValues(base), toValues(current)];
  const changed = Object.keys(before).filter((name) => !isSame(before[name], theirs[name]));
  const contested = changed.filter(
    (name) => !isSame(mine[name], before[name]) && !isSame(mine[name], theirs[name]),
  );
  return { changedBy: stale.changedBy, current, theirs, changed, contested };
}

/** Takes their value where only they changed the field, and the chosen one where both did. */
export function resolveConflict<Thing, V extends Values>(
  { theirs, changed, contested }: StaleConflict<Thing, V>,
  mine: V,
  keepsMine: (name: string) => boolean,
): V {
  const adopted = changed.filter((name) => !contested.includes(name) || !keepsMine(name));
  return { ...mine, ...Object.fromEntries(adopted.map((name) => [name, theirs[name]])) };
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
