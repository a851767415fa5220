import { createContext, type ReactNode, useContext, useId } from "react";

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  children: ReactNode;
  className?: string;
};

/** Connects label, hint and error to the control inside it. */
export function Field({ label, hint, error, children, className }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(" ") || undefined;
  return (
    <FieldContext value={{ id, describedBy, invalid: Boolean(error) }}>
      <div className={className}>
        <label htmlFor={id} className="mb-1.5 block font-semibold">
          {label}
        </label>
        {children}
        {hint && (
          <p id={hintId} className="mt-1.5 text-[0.9375rem] text-soft">
            {hint}
          </p>
        )}
        {error && (
          <p id={errorId} className="mt-1.5 font-semibold text-[0.9375rem] text-beet">
            {error}
          </p>
        )}
      </div>
    </FieldContext>
  );
}

interface FieldContextValue {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
}

export const FieldContext = createContext<FieldContextValue | null>(null);

/** The attributes that connect a control to its Field, if there is one. */
export function useFieldControl() {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    "aria-describedby": field.describedBy,
    "aria-invalid": field.invalid || undefined,
  };
}
