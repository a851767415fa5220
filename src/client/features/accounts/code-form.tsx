import { type FormEvent, useEffect, useRef, useState } from "react";
import { getErrorMessage } from "#client/lib/error-message.ts";
import { Field } from "#client/ui/field.tsx";
import { Input } from "#client/ui/input.tsx";
import { SubmitButton } from "#client/ui/submit-button.tsx";

type CodeFormProps = {
  isRecovery?: boolean;
  submitLabel: string;
  busyLabel: string;
  isBusy: boolean;
  /** Why the last code was refused. */
  refusal: Error | null;
  onCode: (code: string) => void;
};

/** A field for a code of an authenticator app or a recovery code. The server ignores spaces and dashes. */
export function CodeForm(props: CodeFormProps) {
  const { isRecovery = false, submitLabel, busyLabel, isBusy, refusal, onCode } = props;
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // Selects a refused code, so that typing replaces it.
  useEffect(() => {
    if (refusal) setMissing(false);
    field.current?.select();
    field.current?.focus();
  }, [refusal]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const code = field.current?.value.trim() ?? "";
    setMissing(code === "");
    if (code !== "") onCode(code);
    else field.current?.focus();
  }

  const error = refusal ? getErrorMessage(refusal) : undefined;
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <Field
        label={isRecovery ? "Recovery code" : "Code"}
        hint={isRecovery ? "Each of them works once." : "The six digits that your app shows now."}
        error={isMissing ? "Code is required." : error}
      >
        <Input
          ref={field}
          name={isRecovery ? "recovery-code" : "code"}
          dir="ltr"
          inputMode={isRecovery ? undefined : "numeric"}
          autoComplete={isRecovery ? "off" : "one-time-code"}
          autoCapitalize={isRecovery ? "characters" : "none"}
          autoCorrect="off"
          spellCheck={false}
          maxLength={100}
          className="font-mono text-lg tracking-wider"
        />
      </Field>
      <SubmitButton label={submitLabel} busyLabel={busyLabel} isBusy={isBusy} />
    </form>
  );
}
