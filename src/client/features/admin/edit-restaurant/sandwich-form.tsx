import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { apiOf } from "#client/lib/query-client.ts";
import { schemaResolver } from "#client/lib/schema-resolver.ts";
import { Button } from "#client/ui/button.tsx";
import { toast } from "#client/ui/toast-queue.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import { anyMessageOf } from "../error-message.ts";
import { reloadCatalogue } from "../reload-catalogue.ts";
import { SandwichFields } from "./sandwich-fields.tsx";
import { sandwichLabels, sandwichValues } from "./sandwich-values.ts";
import { useVersionedForm } from "./use-versioned-form.tsx";

const resolver = schemaResolver(async () => (await import("./forms.ts")).sandwichForm);

type SandwichFormProps = {
  restaurantId: number;
  /** Absent, it makes a new one. */
  sandwich?: Sandwich;
  /** That the menu has already. */
  sections: string[];
  onClose: () => void;
};

export function SandwichForm({ restaurantId, sandwich, sections, onClose }: SandwichFormProps) {
  const queryClient = useQueryClient();
  const { form, submit, dialog } = useVersionedForm({
    name: "sandwich",
    thing: sandwich,
    toValues: sandwichValues,
    labels: sandwichLabels,
    resolver,
    save: (output, version) =>
      sandwich
        ? apiOf(queryClient).send<Sandwich>("PATCH", `/api/sandwiches/${sandwich.id}`, {
            ...output,
            version,
          })
        : apiOf(queryClient).send<Sandwich>("POST", "/api/sandwiches", { ...output, restaurantId }),
    onSaved: ({ name }) => {
      toast({ title: sandwich ? "Sandwich Updated" : "Sandwich Added", description: name });
      reloadCatalogue(queryClient);
      onClose();
    },
    onFailed: (error) =>
      toast({
        title: sandwich ? "Error Updating Sandwich" : "Error Adding Sandwich",
        description: anyMessageOf(error),
        variant: "destructive",
      }),
  });
  const { isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus("name"), [setFocus]);
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5 sm:grid-cols-6">
      <SandwichFields form={form} sections={sections} />
      <div className="flex flex-wrap gap-3 sm:col-span-6">
        <Button type="submit" loading={isSubmitting}>
          {isSubmitting ? "Saving..." : sandwich ? "Update Sandwich" : "Add Sandwich"}
        </Button>
        <Button variant="secondary" onClick={onClose} disabled={isSubmitting}>
          Cancel
        </Button>
      </div>
      {dialog}
    </form>
  );
}
