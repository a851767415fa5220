import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { StarRatingInput } from "./star-rating-input.tsx";

function Stars({ invalid = false }) {
  const [value, setValue] = useState(0);
  return (
    <StarRatingInput
      name="rating"
      label="Your Rating"
      value={value}
      onValueChange={setValue}
      invalid={invalid}
    />
  );
}

const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>("radio")
    .filter(({ checked }) => checked)
    .map((star) => star.getAttribute("aria-label"));

test("five stars, none of them chosen, one by a click and another by the arrow keys", async () => {
  const user = userEvent.setup({ delay: null });
  render(<Stars />);
  screen.getByRole("radiogroup", { name: "Your Rating" });
  const names = screen.getAllByRole("radio").map((star) => star.getAttribute("aria-label"));
  expect(names).toEqual(["1 star", "2 stars", "3 stars", "4 stars", "5 stars"]);
  expect(chosen()).toEqual([]);
  await user.click(screen.getByRole("radio", { name: "4 stars" }));
  expect(chosen()).toEqual(["4 stars"]);
  await user.keyboard("{ArrowRight}");
  expect(chosen()).toEqual(["5 stars"]);
});

test("a missing rating is announced as wrong", () => {
  render(<Stars invalid />);
  expect(screen.getByRole("radiogroup").getAttribute("aria-invalid")).toBe("true");
});
