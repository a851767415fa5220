import { z } from "zod";
import {
  detailsForm,
  locationForm,
  sandwichForm,
} from "#client/features/catalogue-editing/forms.ts";
import { importBasicInput, importWebsiteInput, processMenuInput } from "#contract/importer.ts";
import { createRestaurantInput } from "#contract/restaurants.ts";

export const basicsForm = detailsForm.extend({
  address: createRestaurantInput.shape.address.unwrap(),
  hoursOfOperation: z.record(z.string(), z.string()),
});

export { locationForm, sandwichForm };

const withoutSlashes = z.string().transform((text) => text.trim().replace(/(?<!\/)\/+$/, ""));

export const quickImportForm = z.object({
  websiteUrl: withoutSlashes.pipe(importBasicInput.shape.websiteUrl),
});
export const fullImportForm = z.object({ websiteUrl: importBasicInput.shape.websiteUrl });

export const pasteForm = z.object({
  websiteUrl: importWebsiteInput.shape.websiteUrl,
  page: importWebsiteInput.shape.html
    .unwrap()
    .refine((text) => text.trim() !== "", "Please paste the page first"),
});

export const menuTextForm = z.object({ menuText: processMenuInput.shape.menuText });

export type BasicsValues = z.input<typeof basicsForm>;
export type BasicsOutput = z.infer<typeof basicsForm>;
