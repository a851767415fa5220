import { expect, type Locator, type Page } from "@playwright/test";

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

export const said = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible();

/** Makes room for the next message. On a busy machine it may have left by itself, as it does after five seconds. */
export async function dismiss(messages: Page | Locator): Promise<void> {
  const close = messages.getByRole("button", { name: "Dismiss", exact: true });
  await close.click({ timeout: 6000 }).catch(() => expect(close).toHaveCount(0));
}

/**
 * With the page's clock standing still: until the page has set the timers of what it shows. React sets them in effects,
 * which it has asked for by a message when the change is seen, and which come after it.
 */
export async function untilTimersAreSet(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        let roundsLeft = 5;
        port1.onmessage = () => {
          roundsLeft -= 1;
          if (roundsLeft === 0) resolve();
          else port2.postMessage(null);
        };
        port2.postMessage(null);
      }),
  );
}
