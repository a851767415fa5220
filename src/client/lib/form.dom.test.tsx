import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { SubmitButton } from "#client/ui/submit-button.tsx";
import { show } from "#tests/dom/page.tsx";
import { schemaResolver } from "./form.ts";
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

test("while the checks are loading the button waits, and says nothing of a sending", async () => {
  let release = () => {};
  const loaded = new Promise<typeof form>((resolve) => {
    release = () => resolve(form);
  });
  let answer = () => {};
  const sent = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const resolver = schemaResolver(() => loaded);
  function NameForm() {
    const form = useForm({ resolver });
    return (
      <form onSubmit={form.handleSubmit(() => sent)}>
        <input aria-label="Name" {...form.register("name")} />
        {form.formState.errors.name?.message}
        <SubmitButton form={form} label="Save" busyLabel="Saving..." />
      </form>
    );
  }
  const user = await show(<NameForm />);
  const button = () => screen.getByRole<HTMLButtonElement>("button");
  await user.click(button());
  await waitFor(() => expect(button().disabled).toBe(true));
  expect(button().textContent).toBe("Save");
  release();
  await screen.findByText("Too short");
  expect(button().textContent).toBe("Save");
  await user.type(screen.getByLabelText("Name"), "Henny");
  await user.click(button());
  await waitFor(() => expect(button().textContent).toBe("Saving..."));
  answer();
  await waitFor(() => expect(button().textContent).toBe("Save"));
});
