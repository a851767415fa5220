import { type ComponentType, lazy } from "react";
import { tellNotLoaded } from "#client/lib/toast-queue.ts";

/**
 * A component whose code loads when it is first rendered. If that fails, it renders nothing and shows a toast. The
 * server does not wait for it. To render a part on the server and load its code after the page, write
 * `import.meta.env.SSR ? await load() : lazyPart(load)` inside a `Suspense`.
 */
export const lazyPart = <Props>(load: PartLoader<Props>) =>
  lazy(() => {
    const prepared = preparedParts.get(load) as ComponentType<Props> | undefined;
    if (prepared) return rendersAtOnce({ default: prepared });
    return load()
      .catch((): ComponentType<Props> => {
        tellNotLoaded();
        return () => null;
      })
      .then((part) => ({ default: part }));
  });

type PartLoader<Props> = () => Promise<ComponentType<Props>>;

const preparedParts = new Map<unknown, unknown>();

/** For loaders of pages with parts of unknown height: after a click on a link no placeholder jumps. */
export const prepareParts = (...loaders: PartLoader<never>[]) =>
  Promise.all(loaders.map(async (load) => preparedParts.set(load, await load())));

/** React renders a placeholder even for a fulfilled promise, but not for this. */
const rendersAtOnce = <Value>(value: Value) =>
  // biome-ignore lint/suspicious/noThenProperty: React needs only `then`.
  ({ then: (use: (value: Value) => void) => use(value) }) as Promise<Value>;
