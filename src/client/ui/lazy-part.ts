import { type ComponentType, lazy } from "react";
import { tellNotLoaded } from "#client/lib/toast-queue.ts";

/**
 * A component whose code is loaded when it is first rendered. If that fails, it renders nothing and shows a toast.
 *
 * The server does not wait for it. For a part that the server renders and the browser hydrates a little later, write
 * `import.meta.env.SSR ? await load() : lazyPart(load)` inside a `Suspense`: its HTML is there, and its code does not
 * delay the rest of the page.
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

/** For loaders of pages with parts of unknown height: whoever comes by a link sees no placeholder that jumps. */
export const prepareParts = (...loaders: PartLoader<never>[]) =>
  Promise.all(loaders.map(async (load) => preparedParts.set(load, await load())));

/** React renders a placeholder for every promise, for one that is fulfilled too. */
const rendersAtOnce = <Value>(value: Value) =>
  // biome-ignore lint/suspicious/noThenProperty: React asks for no more than this of a promise.
  ({ then: (use: (value: Value) => void) => use(value) }) as Promise<Value>;
