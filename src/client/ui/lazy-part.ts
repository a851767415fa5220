import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from "react";
import { tellNotLoaded } from "#client/lib/toast-queue.ts";

/** A component whose code loads when it is first rendered. The server does not render it. */
export function lazyPart<Props extends object>(load: PartLoader<Props>, fallback?: ReactNode) {
  const Part = latePart<object>(load as PartLoader<object>);
  return (props: Props) => createElement(Suspense, { fallback }, createElement(Part, props));
}

/**
 * The same without its `Suspense`. If the code fails to load, it renders nothing and shows a toast. To render a part on
 * the server and load its code after the page, write `import.meta.env.SSR ? await load() : latePart(load)`.
 */
export const latePart = <Props>(load: PartLoader<Props>) =>
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
