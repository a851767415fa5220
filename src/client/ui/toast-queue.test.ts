import { afterEach, describe, expect, it, vi } from "vitest";
import { currentToast, dismissToast, subscribeToToasts, toast } from "./toast-queue.ts";

afterEach(() => {
  for (let shown = currentToast(); shown; shown = currentToast()) dismissToast(shown.id);
});

describe("the toast queue", () => {
  it("shows one at a time, in the order they came", () => {
    const first = toast({ title: "Added to wishlist" });
    const second = toast({ title: "Level 3" });
    expect(currentToast()?.title).toBe("Added to wishlist");
    dismissToast(first);
    expect(currentToast()?.title).toBe("Level 3");
    dismissToast(second);
    expect(currentToast()).toBeUndefined();
  });

  it("can take back one that still waits", () => {
    const first = toast({ title: "first" });
    const second = toast({ title: "second" });
    toast({ title: "third" });
    dismissToast(second);
    expect(currentToast()?.title).toBe("first");
    dismissToast(first);
    expect(currentToast()?.title).toBe("third");
  });

  it("keeps the shown one the same object while others join", () => {
    toast({ title: "first" });
    const shown = currentToast();
    toast({ title: "second" });
    expect(currentToast()).toBe(shown);
  });

  it("forgets what a newer one about the same has overtaken, shown or waiting", () => {
    toast({ title: "Login required", about: "account" });
    toast({ title: "Level 3" });
    toast({ title: "Login failed", about: "account" });
    expect(currentToast()?.title).toBe("Level 3");
    toast({ title: "Login successful", about: "account" });
    dismissToast(currentToast()?.id ?? 0);
    expect(currentToast()?.title).toBe("Login successful");
  });

  it("tells its listeners until they leave", () => {
    const listener = vi.fn();
    const leave = subscribeToToasts(listener);
    const id = toast({ title: "first" });
    dismissToast(id);
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    toast({ title: "second" });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
