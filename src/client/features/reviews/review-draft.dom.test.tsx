import { screen } from "@testing-library/react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { expect, test } from "vitest";
import { currentToast } from "#client/lib/toast-queue.ts";
import type { Image } from "#contract/images.ts";
import { show } from "#tests/dom/page.tsx";
import { type ReviewDraft, useDraft, useUnsentPhotos } from "./review-draft.ts";

const key = "review-draft:henny:3";
const photos: Image[] = [];

function FormWithUnsentPhoto() {
  const [rating, setRating] = useState(4);
  const form = useForm<
    Partial<ReviewDraft> & Pick<ReviewDraft, "rating" | "photos">,
    unknown,
    ReviewDraft
  >({
    defaultValues: { rating, review: "", photos },
  });
  useDraft(form, key, { rating, review: "", photos });
  useUnsentPhotos(key, true);
  return (
    <button type="button" onClick={() => setRating(5)}>
      Changed elsewhere to {rating + 1}
    </button>
  );
}

test("only the form after the one that lost photos asks for them again", async () => {
  const user = await show(<FormWithUnsentPhoto />);
  await user.click(screen.getByRole("button"));
  screen.getByText("Changed elsewhere to 6");
  expect(currentToast()).toBeUndefined();
  await show(<FormWithUnsentPhoto />);
  expect(currentToast()?.title).toBe("Photos not uploaded");
});
