import type { QueryClient } from "@tanstack/react-query";

/** What came as JSON goes as JSON; `undefined` stands in keys. */
type Json = string | number | boolean | null | undefined | Json[] | { [name: string]: Json };
type LoadedData = [key: Json[], data: Json][];

/** The element of the HTML that has what the server loaded. */
export const loadedDataId = "loaded";

/** What the server's HTML brings along: data alone, since the browser asks itself for what failed. */
export function writeLoadedData(client: QueryClient): string {
  const loaded = client.getQueriesData({}).filter(([, data]) => data !== undefined) as LoadedData;
  // Nothing in it ends the element.
  return JSON.stringify(pack(loaded)).replaceAll("<", "\\u003c");
}

export function takeLoadedData(client: QueryClient): void {
  const written = document.getElementById(loadedDataId)?.textContent;
  if (!written) return;
  for (const [key, data] of unpack(JSON.parse(written)) as LoadedData) {
    client.setQueryData(key, data);
  }
}

/** Plain names are written as one text. */
type Shape = string | string[];
type Packed = [shapes: Shape[], value: Json];

/**
 * Objects are alike, and their keys are half of a page's data: each list of keys is written once. Of an object remains
 * [number of its list, ...values], of an array [0, ...items], of `undefined` [].
 */
export function pack(value: Json): Packed {
  const shapes: Shape[] = [];
  const numbers = new Map<string, number>();
  function packOne(value: Json): Json {
    if (value === undefined) return [];
    if (value === null || typeof value !== "object") return value;
    const packed: Json[] = [0];
    if (Array.isArray(value)) {
      for (const item of value) packed.push(packOne(item));
      return packed;
    }
    packed[0] = numberOf(Object.keys(value));
    for (const key in value) packed.push(packOne(value[key]));
    return packed;
  }
  function numberOf(keys: string[]): number {
    const text = keys.join();
    // With their number, since a name may have a comma.
    const name = keys.length + text;
    const known = numbers.get(name);
    if (known !== undefined) return known;
    const isPlain = keys.length > 0 && keys.every((key) => /^\w+$/.test(key));
    const number = shapes.push(isPlain ? text : keys);
    // Others hardly ever come again.
    if (isPlain) numbers.set(name, number);
    return number;
  }
  return [shapes, packOne(value)];
}

export function unpack([shapes, packed]: Packed): Json {
  function unpackOne(value: Json): Json {
    if (!Array.isArray(value)) return value;
    const [number, ...values] = value.map(unpackOne) as [number, ...Json[]];
    if (!number) return number === 0 ? values : undefined;
    const shape = shapes[number - 1] as Shape;
    const keys = typeof shape === "string" ? shape.split(",") : shape;
    return Object.fromEntries(keys.map((key, index) => [key, values[index]]));
  }
  return unpackOne(packed);
}
