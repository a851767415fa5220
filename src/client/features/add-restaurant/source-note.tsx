import type { FieldNotes } from "#client/features/admin/edit-restaurant/forms.ts";
import type { ValueSource } from "#contract/importer.ts";
import { isDoubtful } from "./doubts.ts";
import type { Sources } from "./draft.types.ts";

const origins: Record<ValueSource["from"], string> = {
  "json-ld": "the site's own data",
  microdata: "the site's own data",
  rdfa: "the site's own data",
  "open-graph": "the site's preview",
  text: "the page's text",
  menu: "the menu",
  model: "the language model",
};

/** Quietly where a value comes from and how sure that is; the words themselves on request. */
function SourceNote({ from, line, text, confidence }: ValueSource) {
  const place = line === null ? origins[from] : `${origins[from]}, line ${line}`;
  const percent = Math.round(confidence * 100);
  return (
    <span title={text || undefined}>
      From {place} ·{" "}
      {isDoubtful(confidence) ? `please check, ${percent}% sure` : `${percent}% sure`}
    </span>
  );
}

export const notesOf = <Values,>(sources: Sources<Values>) =>
  Object.fromEntries(
    Object.entries(sources).map(([field, source]) => [
      field,
      <SourceNote key={field} {...(source as ValueSource)} />,
    ]),
  ) as FieldNotes<Values>;
