import type { Fault } from "./fault.types.ts";

interface Tree {
  exists(path: string): boolean;
  read(path: string): string;
}

/** What no longer fits the source, one line each. */
export function staleFaults(faults: Fault[], tree: Tree): string[] {
  return faults.flatMap((fault) =>
    complaintsAbout(fault, tree).map((say) => `${fault.title}: ${say}`),
  );
}

function complaintsAbout({ file, find, replace, tests }: Fault, tree: Tree): string[] {
  const missing = [file, ...tests].filter((path) => !tree.exists(path));
  if (missing.length > 0) return missing.map((path) => `there is no ${path}`);
  const times = tree.read(file).split(find).length - 1;
  return [
    ...(times === 1 ? [] : [`${file} has ${times} times: ${find}`]),
    ...(find === replace ? ["it changes nothing"] : []),
    ...(tests.length === 0 ? ["it names no test"] : []),
  ];
}
