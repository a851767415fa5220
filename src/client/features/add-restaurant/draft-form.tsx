import { useEffect } from "react";
import { type DefaultValues, type FieldValues, type Resolver, useForm } from "react-hook-form";
import type { FieldNotes } from "#client/features/admin/edit-restaurant/forms.ts";
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

const origins: Record<ValueSource["from"], string> = {
  "json-ld": "the site's own data",
  microdata: "the site's own data",
  rdfa: "the site's own data",
  "open-graph": "the site's preview",
  script: "the site's own data",
  text: "the page's text",
  menu: "the menu",
  model: "the language model",
};

/** Where a value comes from and how certain it is. The quoted words are in the tooltip. */
export function SourceNote({ from, line, text, confidence }: ValueSource) {
  const place = line === null ? origins[from] : `${origins[from]}, line ${line}`;
  const percent = Math.round(confidence * 100);
  return (
    <span title={text || undefined}>
      From {place} ·{" "}
      {isUncertain(confidence) ? `please check, ${percent}% sure` : `${percent}% sure`}
    </span>
  );
}

/** The notes of all imported fields, by field name. */
export const sourceNotes = <Values,>(sources: Sources<Values>) =>
  Object.fromEntries(
    Object.entries(sources).map(([field, source]) => [
      field,
      <SourceNote key={field} {...(source as ValueSource)} />,
    ]),
  ) as FieldNotes<Values>;
