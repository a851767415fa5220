import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { show } from "#tests/dom/page.tsx";
import { Button } from "./button.tsx";
import { Confirm } from "./confirm.tsx";

/** Two items, each with a button that removes it after a question. */
function Removal({ isBusy = false }) {
  const [names, setNames] = useState(["First", "Second"]);
  const [asked, setAsked] = useState<string>();
  return (
    <>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <Button onClick={() => setAsked(name)}>Remove {name}</Button>
          </li>
        ))}
      </ul>
      {asked && (
        <Confirm
          title={`Remove ${asked}?`}
          description="It cannot be brought back."
          confirmLabel="Remove"
          busyLabel="Removing..."
          isBusy={isBusy}
          onConfirm={() => {
            setNames(names.filter((name) => name !== asked));
            setAsked(undefined);
          }}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

const opener = (name: string) => screen.getByRole("button", { name: `Remove ${name}` });

test("it says what will happen, Cancel and Escape take it back, and the focus returns", async () => {
  const user = await show(<Removal />);
  await user.click(opener("First"));
  await screen.findByRole("alertdialog", {
    name: "Remove First?",
    description: "It cannot be brought back.",
  });
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Cancel" }));
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(document.activeElement).toBe(opener("First"));
  await user.click(opener("Second"));
  await screen.findByRole("alertdialog");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(document.activeElement).toBe(opener("Second"));
});

test("confirmed, the focus goes to the row beside the one that is gone", async () => {
  const user = await show(<Removal />);
  await user.click(opener("First"));
  await user.click(await screen.findByRole("button", { name: "Remove" }));
  await waitFor(() => expect(document.activeElement).toBe(opener("Second")));
  expect(screen.queryByRole("button", { name: "Remove First" })).toBeNull();
});

test("while it works nothing closes it", async () => {
  const user = await show(<Removal isBusy />);
  await user.click(opener("First"));
  const dialog = await screen.findByRole("alertdialog");
  for (const name of ["Cancel", "Removing..."])
    expect(screen.getByRole<HTMLButtonElement>("button", { name }).disabled).toBe(true);
  await user.keyboard("{Escape}");
  expect(screen.getByRole("alertdialog")).toBe(dialog);
});
