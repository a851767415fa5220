import { afterEach, describe, expect, it, vi } from "vitest";
import {
  currentDisplayTime,
  currentToast,
  dismissFailure,
  dismissToast,
  subscribeToToasts,
  toast,
} from "./toast-queue.ts";

afterEach(() => {
  takeTitles();
});

function takeTitles() {
  const titles: string[] = [];
  for (let shown = currentToast(); shown; shown = currentToast()) {
    titles.push(shown.title);
    dismissToast(shown.id);
  }
  return titles;
}

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

  it("can take back that something failed, and leaves what worked", () => {
    toast({ title: "Login failed", variant: "destructive", about: "account" });
    toast({ title: "Not saved", variant: "destructive" });
    dismissFailure("account");
    toast({ title: "Login successful", about: "account" });
    dismissFailure("account");
    expect(takeTitles()).toEqual(["Not saved", "Login successful"]);
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

  it("puts a newer one about the same into the older one's place, shown or waiting", () => {
    const required = toast({ title: "Login required", about: "account" });
    toast({ title: "Added to favorites", about: "heart" });
    toast({ title: "Level 3" });
    const failed = toast({ title: "Login failed", about: "account" });
    expect(currentToast()?.title).toBe("Login failed");
    // A new id, so that the new toast is announced.
    expect(failed).not.toBe(required);
    toast({ title: "Removed from favorites", about: "heart" });
    dismissToast(failed);
    expect(takeTitles()).toEqual(["Removed from favorites", "Level 3"]);
  });

  it("offers the Undo of the newest change alone", () => {
    const undo = { label: "Undo", onSelect: () => undefined };
    for (const name of ["1", "2", "3"]) {
      toast({ title: "Deleted", description: name, about: `entry ${name}`, action: undo });
      toast({ title: `Level ${name}` });
    }
    expect(currentToast()?.description).toBe("3");
    toast({ title: "Kept", about: "entry 3" });
    toast({ title: "Deleted", about: "Level 3", action: undo });
    expect(takeTitles()).toEqual(["Kept", "Level 1", "Level 2", "Level 3", "Deleted"]);
  });

  it("says the same words once, and of two things what happened to each", () => {
    toast({ title: "Link copied" });
    toast({ title: "Link copied" });
    toast({ title: "Removed", description: "The Hot One", about: "entry 1" });
    toast({ title: "Removed", description: "The Hot One", about: "entry 2" });
    expect(takeTitles()).toEqual(["Link copied", "Removed", "Removed"]);
  });

  it("shows the last one for five seconds, others shorter, but never an Undo or a failure too short to be reached", () => {
    const times: Record<string, number> = {};
    toast({ title: "plain" });
    toast({ title: "with Undo", action: { label: "Undo", onSelect: () => undefined } });
    toast({ title: "failure", variant: "destructive" });
    toast({ title: "last" });
    for (let shown = currentToast(); shown; shown = currentToast()) {
      times[shown.title] = currentDisplayTime();
      dismissToast(shown.id);
    }
    expect(times).toEqual({ plain: 2000, "with Undo": 3500, failure: 3500, last: 5000 });
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
