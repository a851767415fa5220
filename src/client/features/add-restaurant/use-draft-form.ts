import { useEffect } from "react";
import { type DefaultValues, type FieldValues, type Resolver, useForm } from "react-hook-form";

interface DraftFormOptions<Values extends FieldValues, Output> {
  values: Values;
  resolver: Resolver<Values, unknown, Output>;
  onChange: (values: Values) => void;
  /** How often somebody tried to save it as it is: it then says what is wrong. */
  checks: number;
}

/** A form on a piece of the draft: what is typed is kept as it is typed, right or wrong. */
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
