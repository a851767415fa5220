import { useHydrated } from "@tanstack/react-router";
import { ClipboardPaste } from "lucide-react";
import { useForm } from "react-hook-form";
import { schemaResolver } from "#client/lib/schema-resolver.ts";
import { Button } from "#client/ui/button.tsx";
import { Field } from "#client/ui/field.tsx";
import { Input } from "#client/ui/input.tsx";
import { Textarea } from "#client/ui/textarea.tsx";
import { ImportFailure } from "./import-failure.tsx";
import type { Import } from "./use-import.ts";

const resolver = schemaResolver(async () => (await import("./draft-schemas.ts")).pasteForm);

/** For sites that keep us out or are drawn by script: what a person sees there, they can copy. */
export function PastePage({ website = "", importing }: { website?: string; importing: Import }) {
  const form = useForm({ resolver, defaultValues: { websiteUrl: website, page: "" } });
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
