import { post, takes } from "./endpoint.ts";
import type * as importer from "./importer.ts";

export const importBasics = post(
  "/api/restaurant/import-basic",
  "admin",
  takes<{ body: typeof importer.importBasicInput; answer: typeof importer.importBasicAnswer }>(),
);

/** With `Accept: text/event-stream` it answers a stream of events, see `importProgress`. */
export const importWebsite = post(
  "/api/restaurant/import-from-website",
  "admin",
  takes<{
    body: typeof importer.importWebsiteInput;
    answer: typeof importer.importWebsiteAnswer;
  }>(),
);

export const processMenu = post(
  "/api/menu/process",
  "admin",
  takes<{ body: typeof importer.processMenuInput; answer: typeof importer.processMenuAnswer }>(),
);

/** Answers the text, for a person to check before it is processed. */
export const readMenuPicture = post(
  "/api/menu/picture",
  "admin",
  takes<{
    body: typeof importer.readMenuPictureInput;
    answer: typeof importer.readMenuPictureAnswer;
  }>(),
);
