import { useHydrated } from "@tanstack/react-router";
import { ClipboardPaste, Sparkles, Zap } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { findErrorMessage } from "#client/lib/error-message.ts";
import { fieldsOf, schemaResolver } from "#client/lib/form.ts";
import { useSingleChange } from "#client/lib/use-single-change.ts";
import { Button } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { Field } from "#client/ui/field.tsx";
import { InputField } from "#client/ui/input-field.tsx";
import { lazyPart } from "#client/ui/lazy-part.ts";
import { ProgressBar } from "#client/ui/progress-bar.tsx";
import { SubmitButton } from "#client/ui/submit-button.tsx";
import { Textarea } from "#client/ui/textarea.tsx";
import type { ImportProgress } from "#contract/importer.ts";
import { useDraft } from "./draft-store.ts";
import type { ImportRequest } from "./run-import.ts";

const ImportSummary = lazyPart(async () => (await import("./import-summary.tsx")).ImportSummary);

/** Three ways to fill the draft. After the first import a summary takes the place of the full extraction. */
export function ImportSection({ website }: { website?: string }) {
  const { draft } = useDraft();
  const importing = useWebsiteImport();
  return (
    <section aria-label="Import" className="grid items-start gap-4 lg:grid-cols-2">
      <ImportCard kind="quick" website={website} importing={importing} />
      {draft.importedFrom === null ? (
        <ImportCard kind="full" website={website} importing={importing} />
      ) : (
        <ImportSummary site={draft.importedFrom} pages={importing.pages} />
      )}
      <div className="lg:col-span-2">
        <PastePage website={website} importing={importing} />
      </div>
    </section>
  );
}

const cards = {
  quick: {
    title: "Quick Import",
    text: "Name, description, addresses, phone and hours from the front page.",
    art: <Zap />,
    label: "Import Basics",
    busyLabel: "Importing...",
    resolver: schemaResolver(async () => (await import("./draft-schemas.ts")).quickImportForm),
  },
  full: {
    title: "Full AI Extraction",
    text: "The basics, every location, and the chicken sandwiches on its menu pages.",
    art: <Sparkles />,
    label: "Analyze Website",
    busyLabel: "Analyzing...",
    resolver: schemaResolver(async () => (await import("./draft-schemas.ts")).fullImportForm),
  },
};

const forWebsite = {
  type: "url",
  inputMode: "url",
  autoComplete: "off",
  placeholder: "restaurant.com",
} as const;

type ImportFormProps = { website?: string; importing: WebsiteImport };
type ImportCardProps = ImportFormProps & { kind: keyof typeof cards };

function ImportCard({ kind, website = "", importing }: ImportCardProps) {
  const { title, text, art, label, busyLabel, resolver } = cards[kind];
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
        <InputField {...fieldsOf(form)("websiteUrl")} {...forWebsite} label="Website URL" />
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
function PastePage({ website = "", importing }: ImportFormProps) {
  const form = useForm({
    resolver: pasteResolver,
    defaultValues: { websiteUrl: website, page: "" },
  });
  const isAlive = useHydrated();
  const isRunning = importing.running === "paste";
  return (
    <details className="rounded-card border-2 border-edge/60 border-dashed px-4 py-1 sm:px-6">
      <summary className="flex min-h-touch cursor-pointer items-center gap-2 font-semibold">
        <ClipboardPaste className="size-5" />
        The site cannot be read? Paste its page instead
      </summary>
      <form
        noValidate
        className="grid gap-4 pt-2 pb-5"
        onSubmit={form.handleSubmit((pasted) => importing.start({ kind: "paste", ...pasted }))}
      >
        <InputField
          {...fieldsOf(form)("websiteUrl")}
          {...forWebsite}
          label="Its address (Optional)"
        />
        <Field
          label="HTML or text of the page"
          hint="Several pages one after the other are fine: each adds what is new."
          error={form.formState.errors.page?.message}
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

/** Also where each step starts on the bar, and how much of the bar it takes. */
const steps: Record<ImportProgress["step"], [text: string, from: number, share: number]> = {
  fetching: ["Fetching the website", 0.05, 0.2],
  reading: ["Reading the page", 0.25, 0.15],
  menu: ["Reading the menu pages", 0.4, 0.45],
  extracting: ["Finding the chicken sandwiches", 0.85, 0.1],
};

function ImportProgressBar({ progress }: { progress: ImportProgress | null }) {
  const { step, done = 0, total = 0 } = progress ?? { step: "fetching" };
  const [title, from, share] = steps[step];
  const text = total > 0 ? `${title}: ${done} of ${total}` : title;
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

/** Runs one import at a time and fills the draft with what it found. `cancel` aborts the request. */
function useWebsiteImport() {
  const { store } = useDraft();
  const [progress, setProgress] = useState<ImportProgress | null>(null);
  const request = useRef<AbortController | null>(null);
  useEffect(() => () => request.current?.abort(), []);

  const { mutate, data, error, variables, isPending } = useSingleChange({
    send: async (api, input: ImportRequest) => {
      const controller = new AbortController();
      request.current = controller;
      setProgress(null);
      const { runImport } = await import("./run-import.ts");
      return runImport(api, input, setProgress, controller.signal);
    },
    onSuccess: ({ fill }) => store.change(fill),
    done: ({ wasRead, description }) =>
      wasRead
        ? { title: "Website Analyzed Successfully", description }
        : { title: "Website Could Not Be Read", variant: "info", description },
    failed: () => (request.current?.signal.aborted ? undefined : failedToast),
  });

  const wasCancelled = error !== null && request.current?.signal.aborted === true;
  return {
    start: (input: ImportRequest) => mutate(input),
    cancel: () => request.current?.abort(),
    running: isPending ? variables.kind : null,
    progress,
    pages: data?.pages ?? [],
    failure:
      error && !wasCancelled ? { kind: variables?.kind, reason: findErrorMessage(error) } : null,
  };
}

const failedToast = {
  title: "Website Analysis Failed",
  description:
    "We couldn't extract information from the provided website. Please check the URL and try again.",
};

type WebsiteImport = ReturnType<typeof useWebsiteImport>;
