import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useHydrated } from "@tanstack/react-router";
import { ScanText } from "lucide-react";
import { countOf } from "#client/features/admin/count-of.ts";
import { messageOf } from "#client/features/admin/error-message.ts";
import { isUnauthenticated } from "#client/lib/api.ts";
import { apiOf } from "#client/lib/query-client.ts";
import { schemaResolver } from "#client/lib/schema-resolver.ts";
import { Button } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { Field } from "#client/ui/field.tsx";
import { Textarea } from "#client/ui/textarea.tsx";
import { toast } from "#client/ui/toast-queue.ts";
import type { ExtractedSandwich } from "#contract/importer.ts";
import { withFound } from "./fill-draft.ts";
import { useDraft } from "./use-draft.ts";
import { useDraftForm } from "./use-draft-form.ts";

const resolver = schemaResolver(async () => (await import("./draft-schemas.ts")).menuTextForm);

/** Finds the chicken sandwiches in what somebody pastes, and puts them with the others. */
export function MenuText() {
  const { draft, store } = useDraft();
  const queryClient = useQueryClient();
  const form = useDraftForm({
    values: { menuText: draft.menuText },
    resolver,
    onChange: ({ menuText }) => store.change((known) => ({ ...known, menuText })),
    checks: 0,
  });
  const isAlive = useHydrated();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (menuText: string) =>
      apiOf(queryClient).send<{ sandwiches: ExtractedSandwich[] }>("POST", "/api/menu/process", {
        menuText,
        restaurantName: store.get().basics.name.slice(0, 200),
      }),
    onSuccess: ({ sandwiches }) => {
      store.change(withFound(sandwiches));
      toast(sandwiches.length > 0 ? foundSome(sandwiches.length) : foundNone);
    },
    onError: (error) => {
      if (isUnauthenticated(error)) return;
      const description = messageOf(error);
      toast({ title: "Error Processing Menu", description, variant: "destructive" });
    },
  });
  const failure = isError && !isPending ? "Failed to process menu. Please try again." : undefined;
  return (
    <Card className="p-4 sm:p-6">
      <form
        noValidate
        className="grid gap-4"
        onSubmit={form.handleSubmit(({ menuText }) => !isPending && mutate(menuText))}
      >
        <Field
          label="Menu text"
          hint="Paste the menu as it is: we find the chicken sandwiches and leave the rest."
          error={form.formState.errors.menuText?.message ?? failure}
        >
          <Textarea
            rows={6}
            {...form.register("menuText")}
            className="max-h-96"
            placeholder={
              "SANDWICHES\nThe Classic ........ 9.50\nfried chicken, pickles, brioche bun"
            }
          />
        </Field>
        <div>
          <Button type="submit" variant="secondary" loading={isPending} disabled={!isAlive}>
            {!isPending && <ScanText aria-hidden="true" />}
            {isPending ? "Processing..." : "Process Menu"}
          </Button>
        </div>
      </form>
    </Card>
  );
}

const foundSome = (count: number) => ({
  title: "Menu Processed Successfully",
  description: `Found ${countOf(count, "chicken sandwich", "chicken sandwiches")}`,
});

const foundNone = {
  title: "No Chicken Sandwiches Found",
  description:
    "We couldn't identify any chicken sandwiches in the provided menu text. Please check the text or add sandwiches manually.",
  variant: "info" as const,
};
