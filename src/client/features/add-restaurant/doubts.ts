import type { ValueSource } from "#contract/importer.ts";
import type { Draft, Sources } from "./draft.types.ts";

export const isDoubtful = (confidence: number): boolean => confidence < 0.7;

/** How many values somebody should look at; what a person typed is sure. */
export const doubtsIn = <Values>(sources: Sources<Values>): number =>
  (Object.values(sources) as ValueSource[]).filter(({ confidence }) => isDoubtful(confidence))
    .length;

/** Values of the basics, unless those are not sent, and parts with any. */
export const doubtsOf = ({ basicSources, locations, sandwiches, restaurant }: Draft): number =>
  (restaurant ? 0 : doubtsIn(basicSources)) +
  locations.filter(({ sources }) => doubtsIn(sources) > 0).length +
  sandwiches.filter(({ sources }) => doubtsIn(sources) > 0).length;
