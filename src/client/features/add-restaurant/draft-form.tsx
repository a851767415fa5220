import { Fragment, useEffect } from "react";
import { type DefaultValues, type FieldValues, type Resolver, useForm } from "react-hook-form";
import type { FieldNotes } from "#client/features/catalogue-editing/forms.ts";
import type { ValueSource } from "#contract/importer.ts";
import { isUncertain, type Sources } from "./draft.ts";

interface DraftFormOptions<Values extends FieldValues, Output> {
  values: Values;
  resolver: Resolver<Values, unknown, Output>;
  onChange: (values: Values) => void;
  /** Failed saves so far. Each one shows the errors and focuses the first. */
  checks: number;
}

/** A form for one piece of the draft. Every keystroke goes into the draft, valid or not. */
export function useDraftForm<Values extends FieldValues, Output>({
  values,
  resolver,
  onChange,
  checks,
}: DraftFormOptions<Values, Output>) {
  const form = useForm<Values, unknown, Output>({
    resolver,
    defaultValues: values as DefaultValues<Values>,
  });
  const { subscribe, trigger } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: typed }) => onChange(typed),
      }),
    [subscribe, onChange],
  );
  useEffect(() => {
    if (checks > 0) trigger(undefined, { shouldFocus: true });
  }, [checks, trigger]);
  return form;
}

/** The others are the site's own data. */
const origins: Partial<Record<ValueSource["from"], string>> = {
  "open-graph": "the site's preview",
  text: "the page's text",
  menu: "the menu",
  model: "the language model",
};

/** Where a value comes from and how certain it is. The quoted words are in the tooltip. */
export function SourceNote({ source }: { source: ValueSource }) {
  const { from, line, text, confidence } = source;
  return (
    <span title={text || undefined}>
      From {origins[from] ?? "the site's own data"}
      {line !== null && `, line ${line}`} · {Math.round(confidence * 100)}% sure
    </span>
  );
}

/** The notes of all imported fields, by field name. */
export const sourceNotes = <Values,>(sources: Sources<Values>) =>
  Object.fromEntries(
    (Object.entries(sources) as [string, ValueSource][]).map(([field, source]) => [
      field,
      <Fragment key={field}>
        <SourceNote source={source} />
        {isUncertain(source) && ", please check"}
      </Fragment>,
    ]),
  ) as FieldNotes<Values>;
