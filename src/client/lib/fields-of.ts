import {
  type FieldError,
  type FieldValues,
  get,
  type Path,
  type UseFormReturn,
} from "react-hook-form";

/** Returns a function that gives the props of a form's field by its name, with the error. */
export const fieldsOf =
  <Values extends FieldValues>(form: Pick<UseFormReturn<Values>, "register" | "formState">) =>
  (name: Path<Values>) => {
    const error: FieldError | undefined = get(form.formState.errors, name);
    return { ...form.register(name), error: error?.message };
  };
