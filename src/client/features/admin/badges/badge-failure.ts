import { messageOf } from "../error-message.ts";

const texts = {
  create: "Failed to create badge",
  update: "Failed to update badge",
  delete: "Failed to delete badge",
  award: "Failed to award badge. User may already have this badge.",
};

/** A toast with the error's message, or with what was tried if it has none. */
export const badgeFailure = (tried: keyof typeof texts, error: unknown) => ({
  title: "Error",
  description: messageOf(error) ?? texts[tried],
});
