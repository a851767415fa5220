import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import type { ZodType } from "zod";
import { SubmitButton } from "#client/features/accounts/submit-button.tsx";
import { schemaResolver } from "#client/lib/schema-resolver.ts";
import { Button } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { Field } from "#client/ui/field.tsx";
import { Input } from "#client/ui/input.tsx";
import { ImportFailure } from "./import-failure.tsx";
import { ImportProgressBar } from "./import-progress.tsx";
import type { Import, ImportRequest } from "./use-import.ts";

interface Website {
  websiteUrl: string;
}

type ImportCardProps = {
  kind: Exclude<ImportRequest["kind"], "paste">;
  title: string;
  text: string;
  art: ReactNode;
  label: string;
  busyLabel: string;
  schema: () => Promise<ZodType<Website, Website>>;
  website?: string;
  importing: Import;
};

export function ImportCard({
  kind,
  title,
  text,
  art,
  label,
  busyLabel,
  schema,
  website = "",
  importing,
}: ImportCardProps) {
  const form = useForm({
    resolver: schemaResolver(schema),
    defaultValues: { websiteUrl: website },
  });
  const isRunning = importing.running === kind;
  return (
    <Card className="p-4 sm:p-6">
      <div className="mb-4 flex items-start gap-4">
        <span
          aria-hidden="true"
          className="flex size-12 shrink-0 -rotate-6 items-center justify-center rounded-full bg-mustard-wash text-on-mustard [&_svg]:size-6"
        >
          {art}
        </span>
        <div>
          <h2 className="text-2xl">{title}</h2>
          <p className="mt-0.5 text-pretty text-soft">{text}</p>
        </div>
      </div>
      <form
        noValidate
        className="mt-auto grid gap-4"
        onSubmit={form.handleSubmit(({ websiteUrl }) => importing.start({ kind, websiteUrl }))}
      >
        <Field label="Website URL" error={form.formState.errors.websiteUrl?.message}>
          <Input
            {...form.register("websiteUrl")}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="restaurant.com"
          />
        </Field>
        {importing.failure?.kind === kind && <ImportFailure reason={importing.failure.reason} />}
        {isRunning && <ImportProgressBar progress={importing.progress} />}
        <div className="flex gap-3">
          <div className="min-w-0 flex-1">
            <SubmitButton
              label={label}
              busyLabel={busyLabel}
              isBusy={isRunning}
              isEarly={importing.running !== null}
            />
          </div>
          {isRunning && (
            <Button variant="secondary" size="lg" onClick={importing.cancel}>
              Cancel
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}
