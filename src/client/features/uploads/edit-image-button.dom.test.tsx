import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { admin, curator, henny } from "#tests/dom/examples.ts";
import { fakeApi } from "#tests/dom/fake-api.ts";
import { show } from "#tests/dom/page.tsx";
import { EditImageButton } from "./edit-image-button.tsx";

const people = { visitor: null, member: henny, curator, admin };

test.each([
  ["Edit Photo", "sandwich", ["admin"]],
  ["Edit Image", "restaurant", ["curator", "admin"]],
] as const)("%s of the %s is there for %j", async (name, of, who) => {
  const seen: string[] = [];
  for (const [person, viewer] of Object.entries(people)) {
    await show(<EditImageButton image={{ of, id: 1, name: "" }} />, fakeApi(viewer));
    if (screen.queryByRole("button", { name })) seen.push(person);
  }
  expect(seen).toEqual(who);
});
