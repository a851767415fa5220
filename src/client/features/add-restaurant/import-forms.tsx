import { useHydrated } from "@tanstack/react-router";
import { ClipboardPaste, Sparkles, Zap } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import type { ZodType } from "zod";
import { schemaResolver } from "#client/lib/schema-resolver.ts";
import { Button } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { Field } from "#client/ui/field.tsx";
import { Input } from "#client/ui/input.tsx";
import { ProgressBar } from "#client/ui/progress-bar.tsx";
import { SubmitButton } from "#client/ui/submit-button.tsx";
import { Textarea } from "#client/ui/textarea.tsx";
import type { ImportProgress } from "#contract/importer.ts";
import type { ImportRequest } from "./run-import.ts";
import type { WebsiteImport } from "./use-website-import.ts";

type ImportFormProps = { website?: string; importing: WebsiteImport };

export const QuickImportCard = (props: ImportFormProps) => (
  <ImportCard
    kind="quick"
    title="Quick Import"
    text="Name, description, addresses, phone and hours from the front page."
    art={<Zap />}
    label="Import Basics"
    busyLabel="Importing..."
    schema={async () => (await import("./draft-schemas.ts")).quickImportForm}
    {...props}
  />
);

export const FullImportCard = (props: ImportFormProps) => (
  <ImportCard
    kind="full"
    title="Full AI Extraction"
    text="The basics, every location, and the chicken sandwiches on its menu pages."
    art={<Sparkles />}
    label="Analyze Website"
    busyLabel="Analyzing..."
    schema={async () => (await import("./draft-schemas.ts")).fullImportForm}
    {...props}
  />
);

interface Website {
  websiteUrl: string;
}

type ImportCardProps = ImportFormProps & {
  kind: Exclude<ImportRequest["kind"], "paste">;
  title: string;
  text: string;
  art: ReactNode;
  label: string;
  busyLabel: string;
  schema: () => Promise<ZodType<Website, Website>>;
};

function ImportCard({
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
  const [resolver] = useState(() => schemaResolver(schema));
  const form = useForm({ resolver, defaultValues: { websiteUrl: website } });
  const isRunning = importing.running === kind;
  const { clearErrors } = form;
  const isOtherRunning = importing.running !== null && !isRunning;
  useEffect(() => {
    if (isOtherRunning) clearErrors();
  }, [isOtherRunning, clearErrors]);
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

const pasteResolver = schemaResolver(async () => (await import("./draft-schemas.ts")).pasteForm);

/** For sites that block us or need scripts: the admin copies what the browser shows. */
export function PastePage({ website = "", importing }: ImportFormProps) {
  const form = useForm({
    resolver: pasteResolver,
    defaultValues: { websiteUrl: website, page: "" },
  });
  const { errors } = form.formState;
  const isAlive = useHydrated();
  const isRunning = importing.running === "paste";
  return (
    <details className="rounded-card border-2 border-edge/60 border-dashed px-4 py-1 sm:px-6">
      <summary className="flex min-h-touch cursor-pointer items-center gap-2 font-semibold">
        <ClipboardPaste aria-hidden="true" className="size-5" />
        The site cannot be read? Paste its page instead
      </summary>
      <form
        noValidate
        className="grid gap-4 pt-2 pb-5"
        onSubmit={form.handleSubmit((pasted) => importing.start({ kind: "paste", ...pasted }))}
      >
        <Field label="Its address (Optional)" error={errors.websiteUrl?.message}>
          <Input
            {...form.register("websiteUrl")}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="restaurant.com"
          />
        </Field>
        <Field
          label="HTML or text of the page"
          hint="Several pages one after the other are fine: each adds what is new."
          error={errors.page?.message}
        >
          <Textarea rows={5} {...form.register("page")} className="max-h-80" />
        </Field>
        {importing.failure?.kind === "paste" && <ImportFailure reason={importing.failure.reason} />}
        <div>
          <Button
            type="submit"
            variant="secondary"
            loading={isRunning}
            disabled={!isAlive || importing.running !== null}
          >
            {isRunning ? "Reading..." : "Read the Pasted Page"}
          </Button>
        </div>
      </form>
    </details>
  );
}

const stepTexts: Record<ImportProgress["step"], string> = {
  fetching: "Fetching the website",
  reading: "Reading the page",
  menu: "Reading the menu pages",
  extracting: "Finding the chicken sandwiches",
};

/** Where each step starts on the bar, and how much of the bar it takes. */
const stepSpans: Record<ImportProgress["step"], [from: number, share: number]> = {
  fetching: [0.05, 0.2],
  reading: [0.25, 0.15],
  menu: [0.4, 0.45],
  extracting: [0.85, 0.1],
};

function ImportProgressBar({ progress }: { progress: ImportProgress | null }) {
  const { step, done = 0, total = 0 } = progress ?? { step: "fetching" };
  const [from, share] = stepSpans[step];
  const text = total > 0 ? `${stepTexts[step]}: ${done} of ${total}` : stepTexts[step];
  return (
    <div>
      <p role="status" className="mb-1.5">
        {text}
      </p>
      <ProgressBar label="Import" value={from + share * (total > 0 ? done / total : 0)} />
    </div>
  );
}

function ImportFailure({ reason }: { reason: string | undefined }) {
  return (
    <div role="alert" className="rounded-control bg-beet-wash px-4 py-3">
      <p className="font-semibold text-beet">
        Failed to analyze website. Please check the URL and try again.
      </p>
      {reason && <p className="mt-1 wrap-anywhere text-ink">{reason}</p>}
      <p className="mt-1 text-ink">
        Does the site keep us out? Paste its page below and we read that.
      </p>
    </div>
  );
}
