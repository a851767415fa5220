/** The catalogue refers to its own things by name; a name that leads nowhere is a mistake in the data. */
export function required<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`The demo catalogue has no ${name}`);
  return value;
}
