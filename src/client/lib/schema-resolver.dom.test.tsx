import { fireEvent, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { schemaResolver } from "./schema-resolver.ts";
import { currentToast } from "./toast-queue.ts";

const form = z.object({ name: z.string().min(2, "Too short") });
const options = { fields: {}, shouldUseNativeValidation: false };

test("what checks a form is loaded when somebody first touches the page", async () => {
  const load = vi.fn(async () => form);
  schemaResolver(load);
  expect(load).not.toHaveBeenCalled();
  fireEvent.focusIn(document.body);
  await waitFor(() => expect(load).toHaveBeenCalled());
});

// proves: loading-11
test("a form that cannot be checked is not sent, and says so", async () => {
  const load = vi.fn<() => Promise<typeof form>>();
  const resolver = schemaResolver(load);
  load.mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
  const { errors } = await resolver({ name: "Henny" }, undefined, options);
  expect(errors).toHaveProperty("root");
  expect(currentToast()).toMatchObject({ title: "Error", variant: "destructive" });
  load.mockResolvedValue(form);
  expect(await resolver({ name: "Henny" }, undefined, options)).toMatchObject({
    errors: {},
    values: { name: "Henny" },
  });
});
