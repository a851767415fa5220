import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useId } from "react";
import { Controller } from "react-hook-form";
import { tagsQuery } from "#client/features/explore/explore.queries.ts";
import { apiOf } from "#client/lib/query-client.ts";
import { schemaResolver } from "#client/lib/schema-resolver.ts";
import { Button } from "#client/ui/button.tsx";
import { Field } from "#client/ui/field.tsx";
import { Input } from "#client/ui/input.tsx";
import { NativeSelect } from "#client/ui/native-select.tsx";
import { Textarea } from "#client/ui/textarea.tsx";
import { toast } from "#client/ui/toast-queue.ts";
import { TokenField } from "#client/ui/token-field.tsx";
import type { Sandwich } from "#contract/sandwiches.ts";
import { messageOf } from "../error-message.ts";
import { reloadCatalogue } from "../reload-catalogue.ts";
import { heatOptions, sandwichLabels, sandwichValues } from "./sandwich-values.ts";
import { StatedField } from "./stated-field.tsx";
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
  const sectionsId = useId();
  const { data: tags = [] } = useQuery(tagsQuery);
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
        description: messageOf(error) ?? "Unknown error",
        variant: "destructive",
      }),
  });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus("name"), [setFocus]);
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5 sm:grid-cols-6">
      <Field label={sandwichLabels.name} error={errors.name?.message} className="sm:col-span-4">
        <Input {...form.register("name")} autoComplete="off" />
      </Field>
      <Field
        label={sandwichLabels.price}
        hint="Empty when nobody knows it."
        error={errors.price?.message}
        className="sm:col-span-2"
      >
        <Input {...form.register("price")} inputMode="decimal" autoComplete="off" />
      </Field>
      <Field
        label={sandwichLabels.description}
        error={errors.description?.message}
        className="sm:col-span-6"
      >
        <Textarea rows={2} {...form.register("description")} />
      </Field>
      <Field
        label={sandwichLabels.ingredients}
        hint="Enter or a comma ends each."
        error={errors.ingredients?.message}
        className="sm:col-span-6"
      >
        <Controller
          control={form.control}
          name="ingredients"
          render={({ field }) => <TokenField value={field.value} onChange={field.onChange} />}
        />
      </Field>
      {(["containsGluten", "containsDairy", "containsEggs"] as const).map((name) => (
        <div key={name} className="sm:col-span-3 lg:col-span-2">
          <StatedField label={sandwichLabels[name]} {...form.register(name)} />
        </div>
      ))}
      <Field label={sandwichLabels.spiceLevel} className="sm:col-span-3">
        <NativeSelect {...form.register("spiceLevel")} options={heatOptions} />
      </Field>
      <Field
        label={sandwichLabels.section}
        error={errors.section?.message}
        className="sm:col-span-3"
      >
        <Input {...form.register("section")} list={sectionsId} autoComplete="off" />
      </Field>
      <datalist id={sectionsId}>
        {sections.map((section) => (
          <option key={section} value={section} />
        ))}
      </datalist>
      <Field label={sandwichLabels.tags} error={errors.tags?.message} className="sm:col-span-6">
        <Controller
          control={form.control}
          name="tags"
          render={({ field }) => (
            <TokenField
              value={field.value}
              onChange={field.onChange}
              suggestions={tags.map((tag) => tag.name)}
            />
          )}
        />
      </Field>
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
